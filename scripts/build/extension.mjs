// Packs the extension for Visual Studio Code: its two bundled halves in a zip archive with a manifest, as the editor installs
// it. The same files give the same bytes.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { strToU8, zipSync } from 'fflate';
import { installIn } from '../install-in.mjs';

const folder = 'editors/vscode';

/** The files of the extension by their names in the package. */
const packed = {
  'extension/package.json': 'package.json',
  'extension/readme.md': 'README.md',
  'extension/LICENSE.txt': 'LICENSE',
  'extension/dist/extension.cjs': 'dist/extension.cjs',
  'extension/dist/server.cjs': 'dist/server.cjs',
};

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".cjs" ContentType="application/node"/>
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`;

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function manifest({ name, publisher, version, displayName, description, categories, engines }) {
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${escaped(displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(description)}</Description>
    <Categories>${escaped(categories.join(','))}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(engines.vscode)}"/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/readme.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}

/** Writes the package to a file. */
export function packExtension(target) {
  installIn(folder);
  bundleHalves();
  const files = Object.entries(packed).map(([name, path]) => [name, readFileSync(join(folder, path))]);
  const described = manifest(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const all = { 'extension.vsixmanifest': strToU8(described), '[Content_Types].xml': strToU8(contentTypes) };
  writeFileSync(target, zipSync({ ...all, ...Object.fromEntries(files) }, { mtime: '1980-01-01' }));
  process.stdout.write(`wrote ${target}\n`);
}

/** What runs in the editor, and the language server that it starts. */
function bundleHalves() {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  buildSync({
    entryPoints: ['extension', 'server'].map((half) => join(folder, `${half}.ts`)),
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // The editor provides this.
    external: ['vscode'],
    logLevel: 'warning',
  });
}
