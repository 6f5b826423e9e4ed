/** The Kubernetes manifests: of the form that the cluster reads, without misspelt keys, and agreeing with one another. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { projectRoot } from '../support/project-root.js';
import { typeMistakes } from '../support/type-check.js';
import { imageVariables, longestGrace, projectText, settings } from './settings-of-code.js';

interface Manifest {
  readonly file: string;
  readonly kind: string;
  readonly text: string;
}

/** Where the types of each kind are, and what reads it. */
const kinds: Readonly<Record<string, readonly [folder: string, read: (json: never) => { validate: () => void }]>> = {
  ConfigMap: ['v1', (json) => new ConfigMap(json)],
  Deployment: ['apps/v1', (json) => new Deployment(json)],
  Ingress: ['networking.k8s.io/v1', (json) => new Ingress(json)],
  Namespace: ['v1', (json) => new Namespace(json)],
  PodDisruptionBudget: ['policy/v1', (json) => new PodDisruptionBudget(json)],
  Service: ['v1', (json) => new Service(json)],
};

const folder = 'deploy/kubernetes';
const kustomization = parse(projectText(`${folder}/kustomization.yaml`)) as { readonly resources: readonly string[] };
const manifests: readonly Manifest[] = kustomization.resources.flatMap((file) =>
  parseAllDocuments(projectText(`${folder}/${file}`), { version: '1.1' }).map((document) => {
    const json = document.toJSON() as { readonly kind: string };
    return { file, kind: json.kind, text: JSON.stringify(json, null, 1) };
  }),
);

function only<Kind>(kind: string): Kind {
  const [manifest, ...others] = manifests.filter((each) => each.kind === kind);
  if (manifest === undefined || others.length > 0) throw new Error(`not one ${kind}`);
  return JSON.parse(manifest.text) as Kind;
}

test('every file is applied', () => {
  const files = readdirSync(join(projectRoot, folder)).filter((name) => name !== 'kustomization.yaml');
  expect([...kustomization.resources].sort()).toEqual(files.sort());
});

test.each(manifests)('$file: $kind has the form of its kind', ({ kind, text }) => {
  const [, read] = kinds[kind] ?? [];
  expect(() => read?.(JSON.parse(text) as never).validate()).not.toThrow();
  const broken = { ...(JSON.parse(text) as object), metadata: { name: 7 } };
  expect(() => read?.(broken as never).validate()).toThrow();
});

/** A manifest as TypeScript, which knows keys that a schema lets pass. */
function asSource({ kind, text }: Manifest): string {
  const [path] = kinds[kind] ?? [];
  return `import type { I${kind} } from 'kubernetes-models/${path}/${kind}';\nexport const manifest: I${kind} = ${text};\n`;
}

test('no manifest has a key that its kind does not have', () => {
  const files = new Map(manifests.map((each, index) => [`test/deploy/manifest-${index}.ts`, asSource(each)] as const));
  expect(typeMistakes(files)).toEqual([]);
  const misspelt = manifests.map((each) => ({ ...each, text: each.text.replace('"periodSeconds"', '"periodSecond"') }));
  const mistakes = typeMistakes(
    new Map(misspelt.map((each, index) => [`test/deploy/misspelt-${index}.ts`, asSource(each)])),
  );
  expect(mistakes.map(({ message }) => message).join()).toMatch(/periodSecond/);
});

interface Pod {
  readonly terminationGracePeriodSeconds: number;
  readonly containers: readonly [
    {
      readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
      readonly env: readonly { readonly name: string }[];
      readonly readinessProbe: Probe;
      readonly livenessProbe: Probe;
      readonly lifecycle: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
      readonly resources: { readonly limits: object };
    },
  ];
}

interface Probe {
  readonly httpGet: { readonly path: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

interface ReckonerDeployment {
  readonly spec: {
    readonly selector: { readonly matchLabels: object };
    readonly template: { readonly metadata: { readonly labels: object }; readonly spec: Pod };
  };
}

test('every setting is passed on, secrets as secrets', () => {
  const { data } = only<{ readonly data: Readonly<Record<string, string>> }>('ConfigMap');
  const [container] = only<ReckonerDeployment>('Deployment').spec.template.spec.containers;
  const secret = container.env.map(({ name }) => name);
  expect(secret).toEqual(['DATABASE_URL', 'REDIS_URL']);
  const needed = settings.filter((name) => !imageVariables.includes(name));
  expect([...Object.keys(data), ...secret].sort()).toEqual(needed);
});

test('an instance that hangs is passed over before it is restarted, and one that ends has the time for it', () => {
  const { containers, terminationGracePeriodSeconds } = only<ReckonerDeployment>('Deployment').spec.template.spec;
  const [{ readinessProbe, livenessProbe, lifecycle, resources }] = containers;
  const patience = ({ periodSeconds, failureThreshold }: Probe): number => periodSeconds * failureThreshold;
  expect(patience(readinessProbe)).toBeLessThan(patience(livenessProbe));
  for (const probe of [readinessProbe, livenessProbe]) expect(probe.httpGet.path).toBe('/healthz');
  const pause = Number(lifecycle.preStop.exec.command[1]);
  expect(terminationGracePeriodSeconds).toBeGreaterThan(longestGrace() + pause + 2);
  expect(resources.limits).toHaveProperty('memory');
});

test('the parts find one another, and callers no measurements', () => {
  const { spec } = only<ReckonerDeployment>('Deployment');
  const service = only<Named>('Service');
  const budget = only<{ readonly spec: { readonly selector: object } }>('PodDisruptionBudget');
  expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
  expect(service.spec.selector).toEqual(spec.selector.matchLabels);
  expect(budget.spec.selector).toEqual(spec.selector);
  const { rules } = only<{ readonly spec: { readonly rules: readonly IngressRule[] } }>('Ingress').spec;
  const ways = rules.flatMap(({ http }) => http.paths.map(({ path, backend }) => [path, backend.service.name]));
  expect(ways).toEqual([['/', service.metadata.name]]);
  const ports = new Map(spec.template.spec.containers[0].ports.map(({ name, containerPort }) => [name, containerPort]));
  const { METRICS_PORT } = only<{ readonly data: Readonly<Record<string, string>> }>('ConfigMap').data;
  expect(service.spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  expect([ports.get('http'), String(ports.get('metrics'))]).toEqual([3000, METRICS_PORT]);
});

interface Named {
  readonly metadata: { readonly name: string };
  readonly spec: { readonly selector: object; readonly ports: readonly { readonly targetPort: string }[] };
}

interface IngressRule {
  readonly http: {
    readonly paths: readonly {
      readonly path: string;
      readonly backend: { readonly service: { readonly name: string } };
    }[];
  };
}
