/** Generates and compiles clients from the OpenAPI document. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, StepFailed } from '../steps.js';

const openapiGenerator = '7.25.0';
const oapiCodegen = 'v2.8.2';
const pythonClient = 'openapi-python-client==0.26.2';
const heyApi = '@hey-api/openapi-ts@0.99.0';

/** Fetches openapi-generator from Maven Central into the folder, and returns the path of its jar. */
export async function fetchGenerator(folder: string): Promise<string> {
  const artifact = `org.openapitools:openapi-generator-cli:${openapiGenerator}:jar`;
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
  await run(folder, 'mvn', ['-q', '-B', copy, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`]);
  return join(folder, `openapi-generator-cli-${openapiGenerator}.jar`);
}

export interface Client {
  readonly name: string;
  /** True when openapi-generator makes it. */
  readonly needsJar: boolean;
  /** Writes the client for a document into the folder. */
  readonly generate: (jar: string, document: string, folder: string) => Promise<unknown>;
  readonly compile: (folder: string) => Promise<unknown>;
}

function generated(generator: string, ...options: readonly string[]): Client['generate'] {
  const open = '--additional-properties=disallowAdditionalPropertiesIfNotPresent=false';
  return (jar, document, folder) =>
    run(folder, 'java', ['-jar', jar, 'generate', '-i', document, '-g', generator, '-o', folder, open, ...options]);
}

export const clients: readonly Client[] = [
  { name: 'TypeScript', needsJar: true, generate: generated('typescript-fetch'), compile: compileTypeScript },
  { name: 'Python', needsJar: true, generate: generated('python'), compile: compilePython },
  { name: 'Go', needsJar: true, generate: generated('go'), compile: compileGo },
  { name: 'Java', needsJar: true, generate: generated('java', '--library', 'native'), compile: compileJava },
  { name: 'Go by oapi-codegen', needsJar: false, generate: generateOapi, compile: compileGo },
  { name: 'Python by openapi-python-client', needsJar: false, generate: generatePython, compile: checkPython },
  { name: 'TypeScript by hey-api', needsJar: false, generate: generateHeyApi, compile: compileTypeScript },
];

const tsc = join(import.meta.dirname, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc');

function compileTypeScript(folder: string): Promise<string> {
  const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'ES2022', '--lib', 'ES2022,DOM,DOM.Iterable'];
  const modules = ['--moduleResolution', 'Bundler', '--module', 'ES2022'];
  return run(folder, process.execPath, [tsc, ...options, ...modules, 'index.ts']);
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
