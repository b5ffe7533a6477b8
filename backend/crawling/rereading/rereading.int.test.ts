import { type CaseCommand, caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { type RereadDecision, rereadDecider, rereadStream } from '@nomucheck/domain/crawling/rereading/reread.ts';
import type { RereadEvent } from '@nomucheck/domain/crawling/rereading/reread-events.ts';
import { findReread, listDifferences } from '@nomucheck/projections/crawling/rereading/listing.ts';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestDatabase } from '../../engine/postgres/test-database.ts';
import { startedDatabase } from '../../engine/testing/test-service.fixture.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import type { Read, Source } from '../sources/source.ts';
import { openCrawler } from '../testing/crawler.fixture.ts';
import { fetchedOf, type MadeSource, madeSource } from '../testing/made-source.fixture.ts';
import { runReread } from './reread-run.ts';
import { type SettleParts, settleDifferences } from './settle-differences.ts';

let database: TestDatabase;
let crawler: ReturnType<typeof openCrawler>;
beforeAll(async () => {
  database = await startedDatabase();
  crawler = openCrawler(database.url);
  await crawler.readModels.start();
});
afterAll(async () => {
  await crawler.close();
  await database.close();
});

const kept = z.object({ id: z.string(), text: z.string() });
/** Numbers, days and cases of each test are its own. */
let year = 2000;
let courts: MadeSource;
let cases: readonly string[];
/** What the new reader makes of an item; by default the same as the old one. */
let better: (at: number, read: Extract<Read, { kind: 'decision' }>['decision']) => Read;
const idOf = (at: number): string => String(year * 10 + at);

beforeEach(async () => {
  year += 1;
  better = (_at, decision) => ({ kind: 'decision', decision });
  courts = madeSource(
    'law-api-courts',
    [1, 2, 3, 4].map((at) => ({ id: idOf(at), day: `${year}-01-0${at}` })),
  );
  const work = await crawler.start('law-api-courts', `${year}-01-01`, `${year}-01-31`);
  await crawler.run(work, { adapters: { 'law-api-courts': courts } });
  const { rows } = await crawler.pool.query<{ id: string }>(
    'select case_id as id from read.crawl_items where work_id = $1 order by item_id',
    [work],
  );
  cases = rows.map(({ id }) => id);
});

const reader: Pick<Source, 'readerVersion' | 'read'> = {
  readerVersion: 2,
  read: (id, { bytes }) => {
    const { text } = kept.parse(JSON.parse(bytes.toString('utf8')));
    const at = Number(id) - year * 10;
    const day = `${Math.floor(Number(id) / 10)}-01-0${Number(id) % 10}`;
    const fetched = fetchedOf('law-api-courts', { id, day });
    if (fetched.kind !== 'decision') return { kind: 'other_matter' };
    const decision = { ...fetched.decision, text };
    return at >= 1 && at <= 4 ? better(at, decision) : { kind: 'decision', decision };
  },
};
const parts = (changed: Partial<SettleParts> = {}): SettleParts => {
  const { commands, collecting, rulesets, clock } = crawler.jobParts({ adapters: {} });
  return {
    ...{ db: crawler.pool, commands, collecting, rulesets, clock, blobs: createBlobs(crawler.pool) },
    ...{ desk: { reader: () => reader }, stopping: new AbortController().signal },
    ...changed,
  };
};
const context = () => ({
  ...{ commandId: uuidV4(), correlationId: uuidV4(), at: new Date().toISOString() },
  actor: { id: uuidV4(), role: 'admin' as const },
});
const start = async (): Promise<string> => {
  const rereadId = uuidV4();
  await parts().commands.handle(rereadDecider, {
    stream: rereadStream(rereadId),
    command: { type: 'StartReread', start: { rereadId, source: 'law-api-courts', reader: 2 } },
    context: context(),
  });
  return rereadId;
};
const reread = async (): Promise<string> => {
  const id = await start();
  await runReread(parts(), id);
  await crawler.readModels.caughtUp();
  return id;
};
/** Only those of this test's items. */
const differencesOf = async (id: string) => {
  const wanted = { sort: { field: 'id', descending: false }, from: 0, to: 999, filter: {} } as const;
  const { items } = await listDifferences(crawler.pool, id, wanted);
  return items
    .filter(({ caseId }) => cases.includes(caseId))
    .map(({ caseId, field, before, after, state }) => [cases.indexOf(caseId) + 1, field, before, after, state])
    .toSorted();
};
const decide = async (id: string, decision: Partial<RereadDecision>): Promise<void> => {
  const { commands } = parts();
  const stream = rereadStream(id);
  const { state } = await commands.handle(rereadDecider, {
    stream,
    command: { type: 'DecideDifferences', decision: { accept: true, ids: null, field: null, ...decision } },
    context: context(),
  });
  await settleDifferences(parts(), id, (state?.decisions.length ?? 0) - 1);
  await crawler.readModels.caughtUp();
};
const caseAt = (at: number) => crawler.legalCase(cases[at - 1] ?? '');
const give = async (at: number, command: CaseCommand): Promise<void> => {
  await parts().commands.handle(caseDecider, { stream: caseStream(cases[at - 1] ?? ''), command, context: context() });
};

describe('what is kept of a source', () => {
  it('gives no difference where the reader makes the same of it', async () => {
    const id = await reread();
    expect(await differencesOf(id)).toEqual([]);
    expect(await findReread(crawler.pool, id)).toMatchObject({ stage: 'ended', unreadable: 0, kept: 0, open: 0 });
  });

  it('gives a difference for each field, none for what a person has corrected, and says what can’t be read', async () => {
    better = (at, { facts, text }) => {
      if (at === 4) return { kind: 'unusable', message: '읽을 수 없습니다.' };
      const title = at === 3 ? facts.title : '해고무효확인';
      return {
        kind: 'decision',
        decision: { facts: { ...facts, title }, text: at === 3 ? `${text} 덧붙인 말.` : text },
      };
    };
    await give(2, { type: 'RefineCase', changes: { title: '사람이 고친 이름' } });
    const id = await reread();
    expect(await differencesOf(id)).toEqual([
      [1, 'title', '부당해고구제재심판정취소', '해고무효확인', 'open'],
      [3, 'text', expect.stringMatching(/판단이다\.$/), expect.stringMatching(/판단이다\. 덧붙인 말\.$/), 'open'],
    ]);
    expect(await findReread(crawler.pool, id)).toMatchObject({ unreadable: 1, kept: 1, open: 2, reader: 2 });
    expect(courts.asked).toHaveLength(4);

    await decide(id, { field: 'title' });
    expect((await caseAt(1))?.draft.title).toBe('해고무효확인');
    expect((await caseAt(2))?.draft.title).toBe('사람이 고친 이름');
    const before = (await caseAt(3))?.draft.text?.hash;
    await decide(id, {});
    expect((await caseAt(3))?.draft.text?.hash).not.toBe(before);
    expect((await differencesOf(id)).map(([, , , , state]) => state)).toEqual(['accepted', 'accepted']);
    // Read again with the same reader, nothing is left.
    expect(await differencesOf(await reread())).toEqual([]);
  });

  it('doesn’t change what a person has changed after it was read, nor what is dismissed', async () => {
    better = (_at, { facts, text }) => ({
      kind: 'decision',
      decision: { facts: { ...facts, title: '해고무효확인' }, text },
    });
    const id = await reread();
    await give(1, { type: 'RefineCase', changes: { title: '그 사이 고친 이름' } });
    await give(2, { type: 'DiscardCase' });
    await decide(id, { ids: [1, 2].map((at) => `${cases[at - 1]}:title`) });
    await decide(id, { accept: false, ids: [`${cases[2]}:title`] });
    expect((await differencesOf(id)).map(([at, , , , state]) => [at, state])).toEqual([
      [1, 'outdated'],
      [2, 'outdated'],
      [3, 'dismissed'],
      [4, 'open'],
    ]);
    expect((await caseAt(1))?.draft.title).toBe('그 사이 고친 이름');
    expect((await caseAt(3))?.draft.title).toBe('부당해고구제재심판정취소');
    expect(await findReread(crawler.pool, id)).toMatchObject({
      settled: { accepted: 0, outdated: 2, dismissed: 1, refused: 0 },
    });
  });

  it('is read once also where the process ends half-way, and a decision is carried out once', async () => {
    better = (_at, { facts, text }) => ({
      kind: 'decision',
      decision: { facts: { ...facts, title: '해고무효확인' }, text },
    });
    const id = await start();
    const stopping = new AbortController();
    let reads = 0;
    const desk = {
      reader: () => {
        reads += 1;
        if (reads === 3) stopping.abort(new Error('the process ends'));
        return reader;
      },
    };
    await expect(runReread(parts({ desk, stopping: stopping.signal, itemsAtOnce: 1 }), id)).rejects.toThrow(
      'the process ends',
    );
    await runReread(parts(), id);
    await crawler.readModels.caughtUp();
    expect((await differencesOf(id)).map(([at]) => at)).toEqual([1, 2, 3, 4]);
    await decide(id, {});
    await settleDifferences(parts(), id, 0);
    const events = await parts().commands.history<RereadEvent>(rereadStream(id));
    const settled = events.flatMap((event) => (event.type === 'RereadSettled' ? event.data.settled : []));
    expect(settled.filter(({ id }) => cases.some((one) => id.startsWith(one)))).toHaveLength(4);
  });
});
