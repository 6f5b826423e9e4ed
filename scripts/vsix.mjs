// Writes the package of an extension for Visual Studio Code: a zip archive with a manifest, as the editor installs it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';

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

/** The bytes of the package for the extension in a folder whose `dist/` is bundled; the same for the same files. */
export function vsixOf(folder) {
  const text = (path) => readFileSync(join(folder, path));
  const files = Object.entries(packed).map(([name, path]) => [name, text(path)]);
  const described = manifest(JSON.parse(text('package.json').toString()));
  const all = { 'extension.vsixmanifest': strToU8(described), '[Content_Types].xml': strToU8(contentTypes) };
  return zipSync({ ...all, ...Object.fromEntries(files) }, { mtime: '1980-01-01' });
}
