/** The processes that another one has started, read from where Linux tells of them. */
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  /** The process group. */
  readonly group: number;
  readonly isDead: boolean;
}

function stateOf(pid: string): readonly ProcessState[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last bracket may hold anything.
    const [state = '', parent, group] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), isDead: /[ZX]/.test(state) }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function allProcesses(): readonly ProcessState[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(stateOf);
}

/** The process ids of the living children, the oldest first. */
export function childrenOf(pid: number): readonly number[] {
  const children = allProcesses().filter(({ parent, isDead }) => parent === pid && !isDead);
  return children.map((child) => child.pid).sort((a, b) => a - b);
}

/** What the processes of a group keep in memory, in kilobytes. */
export function groupMemory(group: number): number {
  const members = allProcesses().filter((each) => each.group === group);
  return members.reduce((sum, { pid }) => sum + memoryOf(pid), 0);
}

function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
