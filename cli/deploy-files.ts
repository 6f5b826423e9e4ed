/**
 * The files that run a catalog of one's own on a server. They are those of `deploy/`, in which the tool is called as it is
 * installed, and an image that compiles the catalog with it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** In the sources, and in what was built from them. */
const places = ['../deploy', '../../deploy'];

/** The folders whose files are meant for operators; what operators keep in others, such as secrets, stays there. */
const folders = ['.', 'backup', 'systemd'];
const meant = /\.(?:conf|mjs|sh|yaml|yml|service|timer|example)$|^Caddyfile$/;

const installedTool = 'node_modules/reckoner';

/** How a project that has the tool as a package calls what a checkout has in `dist/`. */
const calls: readonly (readonly [inCheckout: string, installed: string])[] = [
  ['dist/runtime/server.js', `${installedTool}/dist/cli/main.js serve --built built`],
  ['dist/leads/cli.js', `${installedTool}/dist/cli/main.js leads`],
  ['file:/opt/reckoner/docs/', `file:/opt/reckoner/${installedTool}/docs/`],
];

/** Their texts by their paths below the project's folder. */
export function deployFiles(): ReadonlyMap<string, string> {
  const [root = ''] = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).filter(existsSync);
  const paths = folders.flatMap((folder) => {
    const names = readdirSync(posix.join(root, folder)).filter((name) => meant.test(name));
    return names.map((name) => posix.join(folder, name));
  });
  return new Map(paths.map((path) => [`deploy/${path}`, asInstalled(readFileSync(posix.join(root, path), 'utf8'))]));
}

function asInstalled(text: string): string {
  return calls.reduce((before, [inCheckout, installed]) => before.replaceAll(inCheckout, installed), text);
}
