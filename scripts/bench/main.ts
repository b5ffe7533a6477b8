import { loadavg } from 'node:os';
import { benchAdvice } from './advice/advice-bench.ts';
import { type Aims, createAims } from './aims.ts';
import { benchCalculations } from './calculation-bench.ts';
import { benchCaseLists } from './cases/case-lists-bench.ts';
import { benchImport } from './cases/import-bench.ts';
import { benchOcr } from './cases/ocr-bench.ts';
import { benchSearch } from './cases/search-bench.ts';
import { benchHttp } from './http/http-bench.ts';
import { benchAppends } from './log/append-bench.ts';
import { benchProjections } from './log/projections.ts';
import { benchRelevance } from './relevance/relevance-bench.ts';

/**
 * `npm run bench`: what the engine does a second, beside what else would do the same in the same run. Read the ratios;
 * the figures are this machine's, today, with whatever else it was doing (the load average tells).
 * `npm run bench -- 3 1000 20`: rounds, milliseconds a round, connections of the raw INSERT. `--long`: read models over a
 * million events, the search over 100,000 cases; `--appends`, `--calculations`, `--projections`, `--search`, `--relevance`, `--cases`, `--http`, `--import`, `--ocr`, `--advice`: only these.
 * `--appends`: with EVENTSTORE_URL also over that EventStoreDB, a server of its own whose log keeps what is appended.
 * `--import`: files taken in a second; with `--beside=FOLDER`, in turns with the release that is installed there.
 * `--relevance`: how good the order of the case search is, over the repository's own cases and decisions or, with
 * `--decisions=FILE`, over real decisions (backend/search/judged/real-decisions.fixture.ts says in which form); `--held-out`: the half that nothing is tuned on.
 * `--ocr`: scanned pages a minute, beside Debian's tesseract where it is installed.
 * `--advice`: the judged questions over the built-in advisor and a configured model (ADVISOR_BASE_URL, ADVISOR_MODEL); `--show`: with the answers.
 */
const long = process.argv.includes('--long');
const given = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .map(Number);
const [rounds = 5, milliseconds = 1_500, rawConnections = 20] = given.every((n) => n > 0) ? given : [];

const givenFor = (name: string): string | null =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;

const load = () => loadavg().map((average) => average.toFixed(1));

console.log(`load average before: ${load().join(' ')}`);
const parts: Readonly<Record<string, (aims: Aims) => Promise<void> | void>> = {
  appends: (aims) => benchAppends({ rounds, milliseconds, rawConnections }, aims),
  calculations: (aims) => benchCalculations(rounds, aims),
  projections: (aims) =>
    benchProjections({ rounds: Math.min(rounds, 3), events: long ? 1_000_000 : 200_000, seconds: 10 }, aims),
  search: (aims) => benchSearch({ cases: long ? 100_000 : 20_000, rounds: Math.min(rounds, 5) }, aims),
  relevance: (aims) =>
    benchRelevance({ decisions: givenFor('decisions'), heldOut: process.argv.includes('--held-out') }, aims),
  cases: (aims) => benchCaseLists(rounds, aims),
  import: (aims) =>
    benchImport({ files: long ? 10_000 : 1_000, rounds: Math.min(rounds, 3), beside: givenFor('beside') }, aims),
  ocr: (aims) => benchOcr(Math.min(rounds, 3), aims),
  advice: (aims) => benchAdvice({ show: process.argv.includes('--show') }, aims),
  http: (aims) => benchHttp({ people: 50, rounds: Math.min(rounds, 3), thinkMilliseconds: 500 }, aims),
};
const chosen = Object.keys(parts).filter((name) => process.argv.includes(`--${name}`));

const aims = createAims();
for (const [name, bench] of Object.entries(parts)) if (chosen.length === 0 || chosen.includes(name)) await bench(aims);
console.log(aims.summary());
console.log(`load average after: ${load().join(' ')}`);
