/** The emitters with what browsers have in place of ts-morph. */
import { loadWith } from './replaced-modules.js';

export const { emitArtifacts: emitWithStandIn } = loadWith<typeof import('../../generator/emit.js')>(
  'generator/emit.ts',
  { 'ts-morph': 'workbench/worker/stand-ins/ts-morph.ts' },
);
