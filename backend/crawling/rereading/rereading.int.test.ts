import type { DecisionFacts } from '@nomucheck/domain/cases/decision-facts.ts';
import { type CaseCommand, caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { type RereadDecision, rereadDecider, rereadStream } from '@nomucheck/domain/crawling/rereading/reread.ts';
import type { RereadEvent } from '@nomucheck/domain/crawling/rereading/reread-events.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { failuresOf } from '@nomucheck/projections/crawling/failures.ts';
import { findReread, listDifferences } from '@nomucheck/projections/crawling/rereading/listing.ts';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collectedCaseId } from '../../cases/context.ts';
import type { TestDatabase } from '../../engine/testing/test-database.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { startedDatabase } from '../../testing/test-service.fixture.ts';
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
let fifthIsRead: boolean;
/** What the reader could not cope with. */
let reported: unknown[];
const idOf = (at: number): string => String(year * 10 + at);

beforeEach(async () => {
  year += 1;
  fifthIsRead = false;
  reported = [];
  better = (_at, decision) => ({ kind: 'decision', decision });
  courts = madeSource(
    'law-api-courts',
    [1, 2, 3, 4].map((at) => ({ id: idOf(at), day: `${year}-01-0${at}` })),
  );
  // Nothing could be made of the fifth.
  courts.decisions.push({
    ...{ id: idOf(5), day: `${year}-01-05` },
    answer: {
      ...{ kind: 'unusable', message: '알지 못하는 모양입니다.' },
      raw: { bytes: Buffer.from(JSON.stringify({ id: idOf(5), text: '본문' })), mediaType: 'application/json' },
    },
  });
  const work = await crawler.start('law-api-courts', `${year}-01-01`, `${year}-01-31`);
  await crawler.run(work, { adapters: { 'law-api-courts': courts } });
  const { rows } = await crawler.pool.query<{ id: string }>(
    'select case_id as id from read.crawl_items where work_id = $1 and case_id is not null order by item_id',
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
    if (Number(id) % 10 === 5 && !(at === 5 && fifthIsRead)) return { kind: 'unusable', message: '아직도 모릅니다.' };
    return at >= 1 && at <= 5 ? better(at, decision) : { kind: 'decision', decision };
  },
};
const parts = (changed: Partial<SettleParts> = {}): SettleParts => {
  const { commands, collecting, rulesets, clock } = crawler.jobParts({ adapters: {} });
  return {
    ...{ db: crawler.pool, commands, collecting, rulesets, clock, blobs: createBlobs(crawler.pool) },
    report: (error) => reported.push(error),
    ...{ desk: { reader: () => reader }, stopping: new AbortController().signal },
    ...changed,
  };
};
const whole = { outcome: 'worker_win', point: '징계해고', summary: '징계해고가 부당하다.', disputeId: 'd' } as const;
const nobody: Omit<DecisionFacts, 'sourceId'> = {
  ...{ kind: 'case-high', tribunal: '', caseNumbers: [], decidedOn: null, title: '', outcomeText: null, at: null },
};
const context = () => ({
  ...{ commandId: uuidV4(), correlationId: uuidV4(), at: new Date().toISOString() },
  actor: { id: uuidV4(), role: 'admin' as const },
});
const start = async (): Promise<string> => {
  const rereadId = uuidV4();
  await parts().commands.handle(rereadDecider, {
    stream: rereadStream(rereadId),
    command: { type: 'StartReread', start: { rereadId, source: 'law-api-courts', reader: 2, total: 4 } },
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
    .filter(({ itemId }) => Math.floor(Number(itemId) / 10) === year)
    .toSorted((one, other) => one.itemId.localeCompare(other.itemId))
    .map(({ itemId, field, before, after, state }) => [Number(itemId) % 10, field, before, after, state]);
};
const idsOf = async (id: string, at: number): Promise<string[]> => {
  const wanted = { sort: { field: 'id', descending: false }, from: 0, to: 999, filter: {} } as const;
  const { items } = await listDifferences(crawler.pool, id, wanted);
  return items.filter(({ itemId }) => itemId === idOf(at)).map((one) => one.id);
};
const decide = async (id: string, decision: Partial<RereadDecision>, by = context(), changed = parts()) => {
  const { state } = await changed.commands.handle(rereadDecider, {
    stream: rereadStream(id),
    command: { type: 'DecideDifferences', decision: { accept: true, ids: null, field: null, ...decision } },
    context: by,
  });
  await settleDifferences(changed, id, (state?.decisions.length ?? 0) - 1);
  await crawler.readModels.caughtUp();
};
const titled =
  (title: string): typeof better =>
  (_at, { facts, text }) => ({ kind: 'decision', decision: { facts: { ...facts, title }, text } });
const caseAt = (at: number) => crawler.legalCase(cases[at - 1] ?? '');
const give = async (at: number, command: CaseCommand): Promise<void> => {
  await parts().commands.handle(caseDecider, { stream: caseStream(cases[at - 1] ?? ''), command, context: context() });
};

describe('what is kept of a source', () => {
  it('gives no difference where the reader makes the same of it', async () => {
    const id = await reread();
    expect(await differencesOf(id)).toEqual([]);
    expect(await findReread(crawler.pool, id)).toMatchObject({ stage: 'ended', unreadable: 1, kept: 0, open: 0 });
    expect(reported).toEqual([]);
  });

  it('gives a difference for each field, none for what a person has corrected, and says what can’t be read', async () => {
    better = (at, { facts, text }) => {
      if (at === 4) throw new Error('a fault of the reader');
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
    expect(await findReread(crawler.pool, id)).toMatchObject({
      ...{ kept: 1, open: 2, openFields: { title: 1, text: 1 }, reader: 2 },
    });
    expect(reported).toEqual([new Error('a fault of the reader')]);
    // The source wasn't asked once more.
    expect(courts.asked).toHaveLength(5);

    await decide(id, { field: 'title' });
    expect((await caseAt(1))?.draft.title).toBe('해고무효확인');
    expect((await caseAt(2))?.draft.title).toBe('사람이 고친 이름');
    const before = (await caseAt(3))?.draft.text?.hash;
    await decide(id, {});
    expect((await caseAt(3))?.draft.text?.hash).not.toBe(before);
    expect((await differencesOf(id)).map(([, , , , state]) => state)).toEqual(['accepted', 'accepted']);
    expect(await findReread(crawler.pool, id)).toMatchObject({ open: 0, deciding: 0 });
    // Read again with the same reader, nothing is left.
    expect(await differencesOf(await reread())).toEqual([]);
  });

  it('becomes a case where an earlier reader could make nothing of it', async () => {
    fifthIsRead = true;
    const id = await reread();
    expect(await differencesOf(id)).toEqual([
      [
        ...[5, 'arrival', '알지 못하는 모양입니다.'],
        ...[`대법원 · 2025두${idOf(5)} · ${year}-01-05 · 부당해고구제재심판정취소`, 'open'],
      ],
    ]);
    await decide(id, { ids: await idsOf(id, 5) });
    expect((await differencesOf(id))[0]?.[4]).toBe('accepted');
    // It is a failed item no more.
    const failed = await failuresOf(crawler.pool, { kind: 'case-high', source: 'law-api-courts', workId: null });
    expect(failed.flatMap(({ examples }) => examples).filter(({ itemId }) => itemId === String(idOf(5)))).toEqual([]);
    const made = collectedCaseId({ ...nobody, sourceId: `prec:${idOf(5)}` });
    expect(await crawler.legalCase(made)).toMatchObject({ stage: 'crawled', draft: { decidedOn: `${year}-01-05` } });
  });

  it('is written into the history of the case, with the person and the reason, as a new edition of a master case', async () => {
    await give(1, { type: 'RefineCase', changes: whole });
    await give(1, { type: 'ReadyCase' });
    await give(1, { type: 'AcceptRefined' });
    better = titled('해고무효확인');
    const id = await reread();
    const by = context();
    await decide(id, { ids: await idsOf(id, 1) }, by);
    expect(await caseAt(1)).toMatchObject({ stage: 'master', edition: 2, record: { title: '해고무효확인' } });
    const [last] = (await parts().commands.history(caseStream(cases[0] ?? ''))).slice(-1);
    expect(last).toMatchObject({
      ...{ type: 'CaseCorrected', actor: by.actor, correlationId: id },
      reason: '보관한 원문을 다시 읽은 값을 받아들였습니다.',
      data: { before: { title: '부당해고구제재심판정취소' }, changes: { title: '해고무효확인' } },
    });
  });

  it('is left alone where people have put the case aside', async () => {
    await give(1, { type: 'DiscardCase' });
    await give(2, { type: 'MergeCase', into: cases[2] ?? '' });
    better = titled('해고무효확인');
    expect((await differencesOf(await reread())).map(([at]) => at)).toEqual([3, 4]);
  });

  it('doesn’t change what a person has changed after it was read, nor what is dismissed', async () => {
    better = titled('해고무효확인');
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

  it('becomes what was shown, and not what a still newer reader makes of it', async () => {
    better = titled('해고무효확인');
    const id = await reread();
    better = titled('다른 이름');
    await decide(id, { ids: await idsOf(id, 1) });
    expect((await differencesOf(id))[0]?.[4]).toBe('outdated');
    expect((await caseAt(1))?.draft.title).toBe('부당해고구제재심판정취소');
  });

  it('is read once also where the process ends half-way, and a decision is carried out once', async () => {
    better = titled('해고무효확인');
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
    await expect(runReread(parts({ desk, stopping: stopping.signal, itemsAtOnce: 1 }), id)).rejects.toThrow('not yet');
    await runReread(parts(), id);
    await crawler.readModels.caughtUp();
    expect((await differencesOf(id)).map(([at]) => at)).toEqual([1, 2, 3, 4]);
    await decide(id, {});
    await settleDifferences(parts(), id, 0);
    const events = await parts().commands.history<RereadEvent>(rereadStream(id));
    const settled = events.flatMap((event) => (event.type === 'RereadSettled' ? event.data.settled : []));
    expect(settled.filter(({ id }) => cases.some((one) => id.startsWith(one)))).toHaveLength(4);
    expect(events.filter(({ type }) => type === 'RereadDecisionCarriedOut')).toHaveLength(1);
  });

  it('isn’t read on after a person has cancelled it', async () => {
    const id = await start();
    const desk = {
      reader: () => {
        void parts().commands.handle(rereadDecider, {
          ...{ stream: rereadStream(id), command: { type: 'CancelReread' }, context: context() },
        });
        return reader;
      },
    };
    const cancelling = parts({ desk, itemsAtOnce: 1 });
    // The next try finds that there is nothing left to do.
    await runReread(cancelling, id).catch(() => runReread(cancelling, id));
    await crawler.readModels.caughtUp();
    const { stage, read = 0 } = (await findReread(crawler.pool, id)) ?? {};
    expect([stage, read < 4]).toEqual(['cancelled', true]);
  });

  it('says so where it can’t be read any more, instead of standing as running', async () => {
    const id = await start();
    const desk = {
      reader: () => {
        throw new DomainError('crawl_source_unset', { params: { setting: 'LAW_API_KEY' } });
      },
    };
    await expect(runReread(parts({ desk }), id)).rejects.toThrow(DomainError);
    await runReread(parts({ desk }), id, true);
    await crawler.readModels.caughtUp();
    const message = '🔑 아직 쓸 수 없는 출처예요. LAW_API_KEY 설정이 필요해요.';
    expect(await findReread(crawler.pool, id)).toMatchObject({ stage: 'failed', message });
  });
});
