/** Generates and compiles clients from the OpenAPI document. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, StepFailed } from '../steps.js';

const calls = join(import.meta.dirname, 'calls');

const openapiGenerator = '7.25.0';
const oapiCodegen = 'v2.8.2';
const pythonClient = 'openapi-python-client==0.26.2';
const heyApi = '@hey-api/openapi-ts@0.99.0';
const orval = 'orval@7.13.2';
const swaggerTypescript = 'swagger-typescript-api@13.13.0';
const openapiTypes = 'openapi-typescript@7.13.0';
const openapiFetch = 'openapi-fetch@0.17.0';

/** Fetches openapi-generator from Maven Central into the folder, and returns the path of its jar. */
export async function fetchGenerator(folder: string): Promise<string> {
  const artifact = `org.openapitools:openapi-generator-cli:${openapiGenerator}:jar`;
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
  await run(folder, 'mvn', ['-q', '-B', copy, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`]);
  return join(folder, `openapi-generator-cli-${openapiGenerator}.jar`);
}

/** Calls the service at an address by the client in the folder, with a program of `calls/`. */
type Calls = (folder: string, address: string) => Promise<string>;

export interface Client {
  readonly name: string;
  /** True when openapi-generator makes it. */
  readonly needsJar: boolean;
  /** Writes the client for a document into the folder. */
  readonly generate: (jar: string, document: string, folder: string) => Promise<unknown>;
  readonly compile: (folder: string) => Promise<unknown>;
  /** With the client of the compact document. */
  readonly calls: Calls;
  /** With the clients of the documents that have an operation for each calculator, or only of the complete one. */
  readonly callsByName?: Calls;
  readonly callsOfComplete?: Calls;
}

function generated(generator: string, ...options: readonly string[]): Client['generate'] {
  const open = '--additional-properties=disallowAdditionalPropertiesIfNotPresent=false';
  return (jar, document, folder) =>
    run(folder, 'java', ['-jar', jar, 'generate', '-i', document, '-g', generator, '-o', folder, open, ...options]);
}

export const clients: readonly Client[] = [
  {
    name: 'TypeScript',
    needsJar: true,
    generate: generated('typescript-fetch'),
    compile: compileTypeScript,
    calls: callsInTypeScript('typescript-fetch'),
  },
  {
    name: 'Python',
    needsJar: true,
    generate: generated('python'),
    compile: compilePython,
    calls: callsInPython('call.py'),
    callsOfComplete: callsInPython('call_complete.py'),
  },
  { name: 'Go', needsJar: true, generate: generated('go'), compile: compileGo, calls: callsInGo('call.go') },
  {
    name: 'Java',
    needsJar: true,
    generate: generated('java', '--library', 'native'),
    compile: compileJava,
    calls: callsInJava,
  },
  {
    name: 'Go by oapi-codegen',
    needsJar: false,
    generate: generateOapi,
    compile: compileGo,
    calls: callsInGo('call_oapi.go'),
  },
  {
    name: 'Python by openapi-python-client',
    needsJar: false,
    generate: generatePython,
    compile: checkPython,
    calls: callsInPython('call.py'),
  },
  {
    name: 'TypeScript by hey-api',
    needsJar: false,
    generate: generateHeyApi,
    compile: compileTypeScript,
    calls: callsInTypeScript('hey-api'),
  },
  {
    name: 'TypeScript by orval',
    needsJar: false,
    generate: byPackage(orval, (document) => [
      'orval',
      '--input',
      document,
      '--output',
      'index.ts',
      '--client',
      'fetch',
    ]),
    compile: compileTypeScript,
    calls: callsInTypeScript('orval'),
    callsByName: callsInTypeScript('orval', 'by-name'),
  },
  {
    name: 'TypeScript by openapi-fetch',
    needsJar: false,
    generate: generateTypes,
    compile: compileTypeScript,
    calls: callsInTypeScript('openapi-fetch'),
    callsByName: callsInTypeScript('openapi-fetch', 'by-name'),
  },
  {
    name: 'TypeScript by swagger-typescript-api',
    needsJar: false,
    generate: byPackage(swaggerTypescript, (document) => [
      ...['swagger-typescript-api', 'generate', '--path', document, '--output', '.', '--name', 'index.ts'],
    ]),
    compile: compileTypeScript,
    calls: callsInTypeScript('swagger-typescript-api'),
    callsByName: callsInTypeScript('swagger-typescript-api', 'by-name'),
  },
];

const root = join(import.meta.dirname, '..', '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

function compileTypeScript(folder: string, file = 'index.ts'): Promise<string> {
  const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'ES2022', '--lib', 'ES2022,DOM,DOM.Iterable'];
  const modules = ['--moduleResolution', 'Bundler', '--module', 'ES2022'];
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules', '@types')];
  return run(folder, process.execPath, [tsc, ...options, ...modules, ...types, file]);
}

async function makeVenv(folder: string): Promise<void> {
  await run(folder, 'python3', ['-m', 'venv', 'venv']);
}

async function installPython(folder: string, ...packages: readonly string[]): Promise<void> {
  await run(folder, 'venv/bin/pip', ['install', '--quiet', '--disable-pip-version-check', ...packages]);
}

async function compilePython(folder: string): Promise<void> {
  await makeVenv(folder);
  await installPython(folder, '-r', 'requirements.txt');
  await run(folder, 'venv/bin/python', ['-c', 'import openapi_client']);
}

async function compileGo(folder: string): Promise<void> {
  await run(folder, 'go', ['mod', 'tidy']);
  await run(folder, 'go', ['vet', '.']);
}

function compileJava(folder: string): Promise<string> {
  const skipped = ['-DskipTests', '-Dmaven.javadoc.skip=true', '-Dmaven.test.skip=true'];
  return run(folder, 'mvn', ['-q', '-B', ...skipped, 'compile']);
}

async function generateOapi(_jar: string, document: string, folder: string): Promise<void> {
  const tool = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${oapiCodegen}`;
  const args = '-generate types,client -package client -o client.go'.split(' ');
  await run(folder, 'go', ['run', tool, ...args, document]);
  writeFileSync(join(folder, 'go.mod'), 'module example.com/client\n\ngo 1.24\n');
}

async function generatePython(_jar: string, document: string, folder: string): Promise<void> {
  await makeVenv(folder);
  await installPython(folder, pythonClient);
  const args = ['--path', document, '--output-path', 'client', '--meta', 'none'];
  const told = await run(folder, 'venv/bin/openapi-python-client', ['generate', ...args]);
  // It leaves out what it does not understand, and says so.
  if (/WARNING|Error/.test(told)) throw new StepFailed(told);
}

/** Every operation gives its answer: one that was left out would give only problems. */
async function checkPython(folder: string): Promise<void> {
  await installPython(folder, 'httpx', 'attrs', 'python-dateutil');
  const modules = await run(folder, 'find', ['client/api', '-name', '*.py', '-not', '-name', '__init__.py']);
  for (const path of modules.trim().split('\n')) {
    const text = readFileSync(join(folder, path), 'utf8');
    if (!text.includes('response.status_code == 200')) throw new StepFailed(`${path} has lost its answer`);
  }
  await run(folder, 'venv/bin/python', ['-c', 'import client.models, client.types']);
}

/** Its package asks for Node.js 22.18. */
function generateHeyApi(_jar: string, document: string, folder: string): Promise<string> {
  const packages = ['--package', heyApi, '--package', 'typescript@5.9.3'];
  return run(folder, 'npx', ['--yes', ...packages, 'openapi-ts', '-i', document, '-o', folder]);
}

function byPackage(name: string, call: (document: string) => readonly string[]): Client['generate'] {
  return (_jar, document, folder) => run(folder, 'npx', ['--yes', '--package', name, ...call(document)]);
}

const asModules = '{"type":"module"}\n';

/** Its client is a library; what is generated are the types. */
async function generateTypes(_jar: string, document: string, folder: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), asModules);
  await run(folder, 'npm', ['install', '--silent', '--no-audit', '--no-fund', openapiFetch]);
  await run(folder, 'npx', ['--yes', '--package', openapiTypes, 'openapi-typescript', document, '-o', 'index.ts']);
}

function callsInTypeScript(name: string, kind = '.'): Calls {
  return async (folder, address) => {
    if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), asModules);
    cpSync(join(calls, 'calls.ts'), join(folder, 'calls.ts'));
    cpSync(join(calls, kind, `${name}.ts`), join(folder, 'call.ts'));
    await compileTypeScript(folder, 'call.ts');
    return run(folder, process.execPath, ['--import', import.meta.resolve('tsx'), 'call.ts', address]);
  };
}

function callsInGo(name: string): Calls {
  return async (folder, address) => {
    cpSync(join(calls, name), join(folder, 'calls_test.go'));
    await run(folder, 'go', ['mod', 'tidy']);
    return run(folder, 'go', ['test', '-run', 'TestCalls', '.'], { ...process.env, SERVICE: address });
  };
}

/** The program is passed as text: a file in another folder would look for the client beside itself. */
function callsInPython(name: string): Calls {
  const program = readFileSync(join(calls, name), 'utf8');
  return (folder, address) => run(folder, 'venv/bin/python', ['-c', program, address]);
}

async function callsInJava(folder: string, address: string): Promise<string> {
  cpSync(join(calls, 'Calls.java'), join(folder, 'src', 'main', 'java', 'Calls.java'));
  await compileJava(folder);
  const exec = 'org.codehaus.mojo:exec-maven-plugin:3.5.0:java';
  return run(folder, 'mvn', ['-q', '-B', exec, '-Dexec.mainClass=Calls', `-Dexec.args=${address}`]);
}
