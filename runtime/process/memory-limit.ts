/** Measures how much memory there is for this process, so that an alert can tell a limit that is near from room to spare. */
import { totalmem } from 'node:os';
import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';

export function registerMemoryLimit(registry: Registry): void {
  const gauge = new Gauge({
    name: 'process_memory_limit_bytes',
    help: 'Memory that all processes of this container or unit may use together; all memory of the machine where no limit is set.',
    registers: [registry],
  });
  gauge.set(memoryLimit(process.constrainedMemory(), totalmem()));
}

/** Node tells a limit of 0, or one beyond all memory, where there is none. */
export function memoryLimit(constrained: number | undefined, machine: number): number {
  return constrained === undefined || constrained <= 0 ? machine : Math.min(constrained, machine);
}
