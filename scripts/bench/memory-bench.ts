import { fork } from 'node:child_process';
import { z } from 'zod';
import type { Aims } from './aims.ts';
import type { BenchDatabase } from './bench-database.ts';
import { flatMeans, isFlat, type Sample } from './flatness.ts';
import type { MemoryOfReadModels } from './memory-of-read-models.ts';

const samples = z.array(z.object({ share: z.number(), heap: z.number(), resident: z.number() }));
const told = z.object({ following: samples, rebuilding: samples });

/** The memory of a process while it follows and rebuilds a read model over this many events, at every tenth of them. */
export const benchMemory = async ({ url, pool }: BenchDatabase, events: number, { judge }: Aims): Promise<void> => {
  await pool.query('drop schema if exists read cascade');
  const memory = await memoryOf(url, events);
  const columns = (what: string, part: readonly Sample[], of: 'heap' | 'resident') => ({
    'MB after': what,
    ...Object.fromEntries(part.map((sample) => [`${Math.floor(sample.share * 100)}%`, Math.round(sample[of])])),
  });
  console.table([
    columns('following: heap', memory.following, 'heap'),
    columns('following: resident', memory.following, 'resident'),
    columns('rebuild: heap', memory.rebuilding, 'heap'),
    columns('rebuild: resident', memory.rebuilding, 'resident'),
  ]);
  const many = events.toLocaleString('en');
  judge(isFlat(memory.following), `memory of following ${many} events is flat (${flatMeans})`);
  judge(isFlat(memory.rebuilding), `memory of a rebuild of ${many} events is flat`);
};

const memoryOf = (url: string, events: number): Promise<MemoryOfReadModels> =>
  new Promise((resolve, reject) => {
    const program = new URL('./memory-of-read-models.ts', import.meta.url);
    const child = fork(program, [url, String(events)], { execArgv: ['--expose-gc'] });
    child.once('message', (message) => resolve(told.parse(message)));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the process whose memory is looked at ended with ${code}`)));
  });
