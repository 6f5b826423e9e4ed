// Bundles the compiler for browsers: replaces the modules of Node and packages that cannot run there with stand-ins.
import { resolve } from 'node:path';
import { compiledSchemas } from './compile-schemas.mjs';

const standIns = {
  'ts-morph': 'ts-morph.ts',
  'node:crypto': 'crypto.ts',
};

/** A plugin for esbuild. */
export const browserCompiler = {
  name: 'browser-compiler',
  setup(build) {
    compiledSchemas.setup(build);
    const names = Object.keys(standIns).map((name) => name.replaceAll('.', '\\.'));
    build.onResolve({ filter: new RegExp(`^(?:${names.join('|')})$`) }, ({ path }) => ({
      path: resolve('workbench/worker/stand-ins', standIns[path]),
    }));
  },
};
