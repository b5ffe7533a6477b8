import { readFileSync } from 'node:fs';
import { markdownFile } from '../../../case-import/testing/parts.fixture.ts';
import { repository } from './precedent-repository.fixture.ts';
import { createPrecedentRepository } from './precedent-repository.ts';

/**
 * A process of its own that reads the whole repository at the port it is given, and tells how many decisions it found and how
 * much memory it needed more than at its beginning.
 */
const origin = `http://127.0.0.1:${process.argv[2]}`;
const source = createPrecedentRepository({
  fetching: { hosts: [], mostBytes: 1_000_000, withinMs: 10_000, mostRedirects: 0, trialOrigins: [origin] },
  archiveWithinMs: 600_000,
  turns: { take: async () => 0 },
  userAgent: 'nomucheck-test',
  ...{ repository, branch: 'main' },
  origins: { api: origin, archives: origin, files: origin },
  pause: async () => {},
  limits: { mostBytes: 2 ** 31, mostUnpackedBytes: 2 ** 31, mostFiles: 1_000_000, mostFileBytes: 3_000_000 },
  split: async (bytes) => markdownFile(bytes),
  answers: { changes: async () => null },
});

const began = process.memoryUsage().rss;
let decisions = 0;
const window = { from: '1900-01-01', to: '2100-01-01' };
for await (const one of source.stream({ window, since: null }, new AbortController().signal))
  if (one.kind === 'item') decisions += 1;
const most = peakOfThisProcess();
console.log(JSON.stringify({ decisions, grewMb: Math.round((most - began) / 2 ** 20) }));

/** Bytes. On Linux `maxRSS` begins with the peak of the process that started this one (getrusage(2)), so VmHWM is read (proc(5)). */
function peakOfThisProcess(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1_024;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}
