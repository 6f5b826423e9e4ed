// Puts the generated documents beside the compiled modules, so that `dist/` runs as it stands.
import { cpSync, readdirSync } from 'node:fs';

const documents = readdirSync('generated').filter((name) => /\.(json|txt)$/.test(name));
for (const name of documents) cpSync(`generated/${name}`, `dist/generated/${name}`);
