import { caseEvents } from '@nomucheck/domain/cases/case-events.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { bulkWorkDecider, bulkWorkStream } from '@nomucheck/domain/cases/refining/bulk-work.ts';
import { bulkWorkEvents } from '@nomucheck/domain/cases/refining/bulk-work-events.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { v4 as uuidV4 } from 'uuid';
import { expect, it } from 'vitest';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { type BulkRunParts, runBulkWork } from './bulk-run.ts';

const CASES_A_PART = 10;

/** The acceptance of 30 cases, in parts of 10. `onPart`: what happens while a part is being worked on. */
const anAcceptance = async (onPart: (part: number) => Promise<void> = async () => {}) => {
  const commands = createCommandHandler({
    store: createMemoryEventStore(),
    sealer: createMemorySealer().sealer,
    catalogue: catalogueOf([...caseEvents, ...bulkWorkEvents]),
  });
  const workId = uuidV4();
  const stream = bulkWorkStream(workId);
  const ids = Array.from({ length: 30 }, () => uuidV4());
  const contextOf = (correlationId: string) => ({
    ...{ commandId: uuidV4(), at: '2026-11-26T03:00:00.000Z', correlationId, reason: 'a test' },
    actor: { id: 'kim', role: 'admin' } as const,
  });
  const asks = (type: 'AskBulkStop' | 'AskBulkRevert') =>
    commands.handle(bulkWorkDecider, { stream, command: { type }, context: contextOf('a person') });
  const accept = async (id: string, correlationId = workId): Promise<void> => {
    await commands.handle(caseDecider, {
      stream: caseStream(id),
      command: { type: 'AcceptCase', caseId: id, record: aRecord() },
      context: contextOf(correlationId),
    });
  };
  const acceptAll: BulkRunParts['refining']['accept'] = async (part) => {
    await onPart(ids.indexOf(part[0] ?? '') / CASES_A_PART);
    const accepted = [];
    for (const id of part) {
      const { state } = await commands.load(caseDecider, caseStream(id));
      if (!state) await accept(id);
      accepted.push({ id, revision: 1 });
    }
    return { answer: { accepted, refused: [] }, position: '' };
  };
  const start = {
    ...{ workId, kind: 'accept' as const, filter: {}, thenReady: false, cases: 'a'.repeat(64), total: ids.length },
  } as const;
  await commands.handle(bulkWorkDecider, {
    stream,
    command: { type: 'StartBulkWork', start },
    context: contextOf('a person'),
  });
  return {
    ids,
    asks,
    accept,
    run: () =>
      runBulkWork(
        {
          ...{ commands, refining: { accept: acceptAll }, disputes: { of: async () => null } },
          blobs: { get: async () => ({ content: Buffer.from(JSON.stringify(ids)), mediaType: 'application/json' }) },
          ...{ joined: async () => new Set<string>(), clock: () => new Date(), casesAPart: CASES_A_PART },
        },
        workId,
      ),
    work: async () => (await commands.load(bulkWorkDecider, stream)).state,
    accepted: async () => {
      const states = await Promise.all(ids.map((id) => commands.load(caseDecider, caseStream(id))));
      return states.filter(({ state }) => state !== null).length;
    },
  };
};

it('stopped while it works on a part, the work records that part and comes to no other', async () => {
  const job = await anAcceptance(async (part) => {
    if (part === 1) await job.asks('AskBulkStop');
  });
  await job.run();
  expect(await job.work()).toMatchObject({ stage: 'finished', done: 20, total: 30, counts: { done: 20 } });
  expect(await job.accepted()).toBe(20);
  // What it did can be reverted, and it isn't continued.
  await job.run();
  expect(await job.accepted()).toBe(20);
  await job.asks('AskBulkRevert');
  expect(await job.work()).toMatchObject({ stage: 'reverting' });
});

it('stopped before it began, it does nothing', async () => {
  const job = await anAcceptance();
  await job.asks('AskBulkStop');
  await job.run();
  expect(await job.work()).toMatchObject({ stage: 'finished', done: 0 });
  expect(await job.accepted()).toBe(0);
});

it('stopped after its process was ended in the middle of a part, it completes that part: the report has all that it did', async () => {
  const job = await anAcceptance();
  await job.accept(job.ids[3] ?? '');
  await job.asks('AskBulkStop');
  await job.run();
  expect(await job.work()).toMatchObject({ stage: 'finished', done: CASES_A_PART });
  expect(await job.accepted()).toBe(CASES_A_PART);
});

it('ended by another process while this one hung in a part, it records what this one did, and comes to no other part', async () => {
  const job = await anAcceptance(async (part) => {
    if (part !== 1) return;
    await job.asks('AskBulkStop');
    // Nothing of the part is begun yet, so the other process ends the work.
    await job.run();
  });
  await job.run();
  expect(await job.work()).toMatchObject({ stage: 'finished', done: 20, counts: { done: 20 } });
  expect(await job.accepted()).toBe(20);
});

it('is not stopped once it is over, and stopping it twice is stopping it once', async () => {
  const job = await anAcceptance();
  await job.asks('AskBulkStop');
  await job.asks('AskBulkStop');
  await job.run();
  await expect(job.asks('AskBulkStop')).rejects.toThrow(expect.objectContaining({ code: 'stage_wrong' }));
});
