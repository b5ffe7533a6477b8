import { caseSearchQuery, caseWinRateQuery } from '@nomucheck/domain/search/contract/search.ts';
import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import { passagesOf } from '@nomucheck/domain/search/passages.ts';
import { parseQuery } from '@nomucheck/domain/search/query/query.ts';
import { tsQueryOf } from '@nomucheck/domain/search/query/ts-query.ts';
import { synonymsOf } from '@nomucheck/domain/search/words/search-word.ts';
import { migrate } from '../../../backend/engine/postgres/migrations.ts';
import { createSearchPool } from '../../../backend/search/asking/search-pool.ts';
import { askedFor } from '../../../backend/search/asking/wanted-cases.ts';
import { createCaseSearch } from '../../../backend/search/case-search.ts';
import { createTermStatistics } from '../../../backend/search/words/term-statistics.ts';
import { START } from '../../../domain/kernel/log/position.ts';
import type { StoredEvent } from '../../../domain/kernel/log/stored-event.ts';
import { caseFacts } from '../../../projections/cases/case-facts.ts';
import { createKnownEditions } from '../../../projections/cases/known-editions.ts';
import type { EventSource } from '../../../projections/runner/event-source.ts';
import { createProjectionRunner } from '../../../projections/runner/runner.ts';
import { caseSearch } from '../../../projections/search/case-search/case-search.ts';
import { createFinding } from '../../../projections/search/case-search/finding.ts';
import type { Aims } from '../aims.ts';
import { type BenchDatabase, withBenchDatabase } from '../bench-database.ts';
import { median, quantile } from '../measure.ts';
import { type MadeUpCase, madeUpCase, searches, statements } from './made-up-cases.ts';

const vault = {
  schema: 'vault',
  folder: new URL('../../../backend/engine/vault/migrations/', import.meta.url),
} as const;

/** The search of so many made-up cases: how fast they come into the index, and how fast they are found, counted and shown. */
export const benchSearch = (
  { cases, rounds }: { readonly cases: number; readonly rounds: number },
  aims: Aims,
): Promise<void> =>
  withBenchDatabase(async (database) => {
    await migrate(database.pool, [vault]);
    const made = await makeUp(database, cases);
    await benchLoading(database, made, aims);
    await benchSearching(database, rounds, aims);
  });

/** A log of accepted cases, written in advance, because making them up takes longer than reading them. */
type MadeUp = { readonly events: readonly string[]; readonly passages: number; readonly chars: number };

const makeUp = async ({ pool }: BenchDatabase, cases: number): Promise<MadeUp> => {
  const events: string[] = [];
  let passages = 0;
  let chars = 0;
  for (let from = 0; from < cases; from += 500) {
    const made = Array.from({ length: Math.min(500, cases - from) }, (_, n) => madeUpCase(from + n));
    await pool.query(
      `insert into vault.blobs (hash, media_type, content)
       select decode(hash, 'hex'), 'text/plain', convert_to(content, 'UTF8') from unnest($1::text[], $2::text[]) as made (hash, content)
       on conflict do nothing`,
      [made.map(({ record }) => record.text?.hash), made.map(({ text }) => text)],
    );
    for (const each of made) {
      events.push(JSON.stringify(acceptedAt(events.length + 1, each)));
      passages += passagesOf(each.text).length;
      chars += each.text.length;
    }
  }
  return { events, passages, chars };
};

const positionAt = (n: number): string => String(n).padStart(START.length, '0');

const acceptedAt = (n: number, { caseId, record }: MadeUpCase): StoredEvent => ({
  ...{
    id: caseId,
    type: 'CaseAccepted',
    schemaVersion: 2,
    stream: `case-${caseId}`,
    revision: 1,
    position: positionAt(n),
  },
  ...{ at: '2026-11-21T03:00:00.000Z', actor: { id: 'bench', role: 'system' }, correlationId: '', causationId: '' },
  ...{ hash: '', previousHash: '', data: { caseId, edition: 1, record } },
});

const readThrough = (events: readonly string[]): EventSource => ({
  head: async () => positionAt(events.length),
  distance: (from, to) => ({ events: Number(to) - Number(from), exact: true }),
  read: async () => [],
  subscribe: async function* ({ after, batchSize = 500, signal }) {
    let at = Number(after);
    while (!signal?.aborted && at < events.length) {
      const to = Math.min(events.length, at + batchSize);
      const batch: StoredEvent[] = events.slice(at, to).map((event) => JSON.parse(event));
      yield { events: batch, position: positionAt(to), atHead: to === events.length };
      at = to;
    }
    await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
  },
});

const benchLoading = async (
  { pool }: BenchDatabase,
  { events, passages, chars }: MadeUp,
  { judge }: Aims,
): Promise<void> => {
  const log = readThrough(events);
  const projections = [caseFacts, caseSearch];
  const runner = createProjectionRunner({ source: log, db: pool, projections });
  const own = process.cpuUsage();
  const began = performance.now();
  await runner.start();
  const names = projections.map(({ name }) => name);
  const waited = await runner.waitFor(await log.head(), names, { timeoutMs: 3_600_000 });
  const seconds = (performance.now() - began) / 1_000;
  await runner.stop();
  if (waited !== 'passed') throw new Error(`the index did not catch up: ${waited}`);
  const { user, system } = process.cpuUsage(own);
  await pool.query('vacuum analyze read.case_search');
  await pool.query('vacuum analyze read.case_facts');
  const { rows } = await pool.query<{ sizes: string }>(
    `select pg_size_pretty(pg_total_relation_size('read.case_search')) || ' and ' || pg_size_pretty(pg_total_relation_size('read.case_facts')) as sizes`,
  );
  console.log(
    `${events.length} cases of ${Math.round(chars / events.length)} characters, ${passages} passages in ${seconds.toFixed(0)} s (${((user + system) / 1e6).toFixed(0)} s of them work of this process); ${rows[0]?.sizes}`,
  );
  const perSecond = Math.round(passages / seconds);
  judge(perSecond >= 3_000, `${perSecond} passages a second through the projections, their indexes kept (aim 3,000)`);
};

const benchSearching = async (
  { url, pool: unlimited }: BenchDatabase,
  rounds: number,
  { judge }: Aims,
): Promise<void> => {
  const pool = createSearchPool(url);
  const statistics = createTermStatistics({ pool, log: { warn: console.warn } });
  const words = synonymsOf(firstSearchWords);
  const finding = createFinding(pool, createKnownEditions(pool));
  const search = createCaseSearch({
    ...{ db: pool, finding, statistics, synonyms: async () => words, points: { of: async () => null } },
    ...{ defaultQuery: '', clock: () => new Date('2026-11-21T03:00:00Z') },
  });
  const wantedOf = (q: string) => askedFor({ q }, { synonyms: words, fallback: '', asOf: null }).wanted;
  const counting = performance.now();
  await statistics.generation();
  console.log(`terms counted in ${((performance.now() - counting) / 1_000).toFixed(1)} s`);
  const remembering = performance.now();
  await finding.find(wantedOf(''));
  console.log(`records read into memory in ${((performance.now() - remembering) / 1_000).toFixed(1)} s`);

  const figures: Figures[] = [];
  for (const [n, q] of searches.entries()) {
    const asked = caseSearchQuery.parse({ q });
    const rates = caseWinRateQuery.parse({ q });
    await search.search(asked, true);
    const { total, relaxed } = await search.search(asked, true);
    const flat = q.replace(/["-]/g, '').split(' ')[0] ?? q;
    const tsQuery = tsQueryOf(parseQuery(q, words)) ?? '';
    figures.push({
      q,
      total: relaxed ? `(${total})` : String(total),
      search: await timesOf(rounds, () => search.search(asked, true)),
      winRate: await timesOf(rounds, () => search.winRate(rates)),
      counts: await timesOf(rounds, () => finding.find(wantedOf(q))),
      byHand: await timesOf(rounds, () => pool.query(byHand, [tsQuery])),
      // It reads every text each time, for longer than a search may take: a few searches tell.
      ilike: await timesOf(n % 8 === 0 ? 1 : 0, () => unlimited.query(ilike, [`%${flat}%`])),
    });
  }
  const all = (of: (each: Figures) => readonly number[]): number[] => figures.flatMap((each) => [...of(each)]);
  console.table(
    figures.map(({ q, total, ...times }) => ({
      ...{ q, total },
      ...Object.fromEntries(
        Object.entries(times).map(([name, taken]) => [name, taken.length === 0 ? '' : Math.round(median(taken))]),
      ),
    })),
  );
  const p95 = (of: (each: Figures) => readonly number[]): number => quantile(all(of), 0.95);
  const searched = p95((each) => each.search);
  judge(
    searched < 100,
    `search, ranked and marked: p95 ${searched.toFixed(0)} ms, median ${median(all((each) => each.search)).toFixed(0)} ms (aim p95 < 100)`,
  );
  const stated: number[] = [];
  for (const q of statements) {
    const asked = caseSearchQuery.parse({ q });
    await search.search(asked, true);
    stated.push(...(await timesOf(rounds, () => search.search(asked, true))));
  }
  judge(
    quantile(stated, 0.95) < 100,
    `search for a whole statement: p95 ${quantile(stated, 0.95).toFixed(0)} ms, median ${median(stated).toFixed(0)} ms (aim p95 < 100)`,
  );
  const rated = p95((each) => each.winRate);
  judge(rated < 50, `win rate of a search: p95 ${rated.toFixed(0)} ms (aim < 50)`);
  const counted = p95((each) => each.counts);
  judge(counted < 50, `counts of a search: p95 ${counted.toFixed(0)} ms (aim < 50)`);
  const ratio = median(all((each) => each.search)) / median(all((each) => each.byHand));
  console.log(
    `a search takes ${ratio.toFixed(1)} times the count and newest ten by hand; ILIKE takes ${(median(all((each) => each.ilike)) / median(all((each) => each.search))).toFixed(0)} times a search`,
  );
};

type Times = readonly number[];
type Figures = {
  readonly q: string;
  readonly total: string;
  readonly search: Times;
  readonly winRate: Times;
  readonly counts: Times;
  readonly byHand: Times;
  readonly ilike: Times;
};

/** The cost of the index alone: the count, and ten of the hits. */
const byHand = `with matched as materialized (
    select fact, standing from read.case_search join read.case_facts using (fact)
    where to_position is null and words @@ $1::tsquery
  ) select (select count(*) from matched), array(select fact from matched order by standing desc limit 10)`;

/** The cost without an index. */
const ilike = `select count(*) from vault.blobs where convert_from(content, 'UTF8') ilike $1`;

const timesOf = async (rounds: number, work: () => Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times;
};
