/** A small disk in memory that can be filled to the last byte, if this account may mount one. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface CampaignDisk {
  readonly folder: string;
  /** True when it can be filled; an ordinary folder cannot. */
  readonly isSmall: boolean;
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => void;
}

export function openDisk(folder: string, megabytes: number): CampaignDisk {
  mkdirSync(folder, { recursive: true });
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  const isSmall = mount.status === 0;
  const filler = join(folder, 'filler');
  const remove = (): void => {
    if (isSmall) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return {
    folder,
    isSmall,
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

/** Writes ever smaller pieces until there is no room. Leaves no file when it fails. */
function fillUp(path: string): void {
  const descriptor = openSync(path, 'a');
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      const piece = Buffer.alloc(size, 1);
      while (writes(descriptor, piece));
    }
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function writes(descriptor: number, piece: Buffer): boolean {
  try {
    return writeSync(descriptor, piece) === piece.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
