import type { BulkWorkDetail } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import { caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { bulkWorkDecider, bulkWorkStream } from '@nomucheck/domain/cases/refining/bulk-work.ts';
import type { BulkWorkEvent } from '@nomucheck/domain/cases/refining/bulk-work-events.ts';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { startChild } from '../../engine/testing/child.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import type { BulkOrders } from './bulk-process.fixture.ts';

const CASES = 30;
const CASES_A_PART = 10;

let test: TestService;
let token: string;
let log: ReturnType<typeof openLog>;
beforeAll(async () => {
  test = await startTestService();
  ({ token } = await test.staff('김정제'));
  log = openLog(test.databaseUrl);
});
afterAll(async () => {
  await log.close();
  await test.stop();
});

const openLog = (url: string) => {
  const pool = createPool(url, { max: 2 });
  const store = openEventStore({ databaseUrl: url });
  const { sealer } = createMemorySealer();
  const commands = createCommandHandler({ store, sealer, catalogue: eventCatalogue });
  return { commands, blobs: createBlobs(pool), close: () => Promise.all([store.close(), pool.end()]) };
};

const decision = `## 판정사항
무단결근을 이유로 한 해고는 징계사유가 인정되고 양정이 적정하여 정당하다고 판정한 사례
## 판정결과
기각`;

const added = async (caseNumbers: readonly string[], content: string): Promise<string> => {
  const body = {
    ...{ kind: 'case-low', sampling: 'population', tribunal: '서울지방노동위원회', decidedOn: '2023-05-05' },
    ...{ caseNumbers, title: `죽어도 ${caseNumbers.join()}`, outcomeText: '기각', content },
  };
  const answer = await test.call('POST', '/api/refines/data', { token, body });
  expect(answer.status).toBe(201);
  return answer.body.id;
};

type Work = { readonly workId: string; readonly kind: 'take' | 'accept'; readonly ids: readonly string[] };

/** Asked for while no service runs, as the route asks for it. */
const askFor = async ({ workId, kind, ids }: Work): Promise<void> => {
  const cases = await log.blobs.put(JSON.stringify(ids), 'application/json');
  const start = { workId, kind, filter: { q: '죽어도' }, thenReady: kind === 'take', cases, total: ids.length };
  await log.commands.handle(bulkWorkDecider, {
    stream: bulkWorkStream(workId),
    command: { type: 'StartBulkWork', start },
    context: context(),
  });
};

const context = (reason?: string) => ({
  commandId: uuidV4(),
  at: new Date().toISOString(),
  actor: { id: 'system', role: 'system' } as const,
  correlationId: 'work under test',
  ...(reason === undefined ? {} : { reason }),
});

const killedAt = async (workId: string, what: BulkOrders['what'], deaths: readonly number[]): Promise<void> => {
  for (const dieAtAppend of deaths) {
    const orders = { url: test.databaseUrl, workId, what, casesAPart: CASES_A_PART, dieAtAppend } satisfies BulkOrders;
    const dying = startChild(new URL('bulk-process.fixture.ts', import.meta.url), orders);
    expect(await dying.ended).toBe('SIGKILL');
  }
};

/** Once the service that was started again has carried it to this stage. */
const ended = async (workId: string, stage: BulkWorkDetail['stage']): Promise<BulkWorkDetail> => {
  for (let n = 0; n < 600; n += 1) {
    const { body } = await test.call('GET', `/api/refines/jobs/${workId}`, { token });
    if (body.stage === stage) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the work never was ${stage}`);
};

const rowsOf = async (workId: string): Promise<readonly string[]> =>
  (await log.commands.history<BulkWorkEvent>(bulkWorkStream(workId))).flatMap((event) =>
    event.type === 'BulkWorkPartRecorded' ? event.data.rows.map(({ caseId }) => caseId) : [],
  );

/** How often each case of these has had an event of this type. */
const timesOf = async (ids: readonly string[], type: string): Promise<readonly number[]> =>
  Promise.all(
    ids.map(async (id) => (await log.commands.history(caseStream(id))).filter((event) => event.type === type).length),
  );

it('killed with -9 at any place, work on many cases is carried on by the next service, and each case is done once', async () => {
  // The last one is the first once more: the work never accepts it.
  const numbers = Array.from({ length: CASES - 1 }, (_, n) => [`서울2023부해${7_000 + n}`]);
  const ids = await Promise.all(numbers.map(([first = ''], n) => added([first], `${decision}\n\n${n}`)));
  const copy = await added([...(numbers[0] ?? []), '서울2023부노1'], decision);
  ids.push(copy);

  const taking: Work = { workId: uuidV4(), kind: 'take', ids };
  test = await test.restart({}, async () => {
    await askFor(taking);
    // In the first part, between what one case needs, in a later part.
    await killedAt(taking.workId, 'do', [3, 15, 6]);
  });
  expect(await ended(taking.workId, 'finished')).toMatchObject({
    done: CASES,
    counts: { done: CASES, nothing: 0, refused: 0 },
  });
  expect(await rowsOf(taking.workId)).toEqual(ids);
  expect(new Set(await timesOf(ids, 'CaseReadied'))).toEqual(new Set([1]));

  const accepting: Work = { workId: uuidV4(), kind: 'accept', ids };
  test = await test.restart({}, async () => {
    await askFor(accepting);
    // Before the last part, whose copy is found only by read models that follow: any number of the first part may be written when
    // its process dies, because appends that arrive together are written together.
    await killedAt(accepting.workId, 'do', [3, 11]);
  });
  expect(await ended(accepting.workId, 'finished')).toMatchObject({
    done: CASES,
    counts: { done: CASES - 1, nothing: 0, refused: 1 },
    refusals: [{ code: 'case_duplicate', cases: 1 }],
  });
  expect(await rowsOf(accepting.workId)).toEqual(ids);
  expect(await timesOf(ids, 'CaseAccepted')).toEqual(ids.map((id) => (id === copy ? 0 : 1)));

  test = await test.restart({}, async () => {
    await log.commands.handle(bulkWorkDecider, {
      stream: bulkWorkStream(accepting.workId),
      command: { type: 'AskBulkRevert' },
      context: context('잘못 고름'),
    });
    await killedAt(accepting.workId, 'revert', [10]);
  });
  // The reason is sealed by a key that only this test has.
  expect((await ended(accepting.workId, 'reverted')).reverted).toMatchObject({ reverted: CASES - 1, keptCount: 0 });
  expect(await timesOf(ids, 'CaseAcceptanceUndone')).toEqual(ids.map((id) => (id === copy ? 0 : 1)));
}, 120_000);
