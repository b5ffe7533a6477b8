import { caseEvents } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { aCaseId, aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { type CaseCommand, caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { v4 as uuidV4 } from 'uuid';
import { expect, it } from 'vitest';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createPassageReading } from './passage-reading.ts';

const hash = 'a'.repeat(64);
const text = '## 판시사항\n해고는 부당하다.\n\n## 이유\n회사는 이유를 알리지 않았다.';
const withText: Partial<CaseRecord> = { text: { hash, chars: text.length } };

const aCase = async (own: Partial<CaseRecord> = {}) => {
  const commands = createCommandHandler({
    store: createMemoryEventStore(),
    sealer: createMemorySealer().sealer,
    catalogue: catalogueOf(caseEvents),
  });
  const texts = {
    read: async (wanted: { readonly hash: string }) => {
      if (wanted.hash !== hash) throw new Error('not in the vault');
      return text;
    },
    keep: () => Promise.reject(new Error('nothing is kept here')),
  };
  const carryOut = async (command: CaseCommand): Promise<void> => {
    await commands.handle(caseDecider, {
      stream: caseStream(aCaseId),
      command,
      context: {
        ...{ commandId: uuidV4(), at: '2026-11-23T03:00:00.000Z', correlationId: 'test', reason: 'a test' },
        actor: { id: 'system', role: 'system' },
      },
    });
  };
  await carryOut({ type: 'AcceptCase', caseId: aCaseId, record: aRecord(own) });
  const read = createPassageReading({ commands, texts });
  return { carryOut, read: (revision: number, passage = 0) => read({ caseId: aCaseId, revision, passage }) };
};

it('reads a passage of the text, with what the record says of the case', async () => {
  const { read } = await aCase(withText);
  const { caseNumbers, tribunal: court, decidedOn, outcome, point } = aRecord();
  expect(await read(1)).toMatchObject({
    ...{ caseNumbers, court, decidedOn, outcome, point },
    text: '해고는 부당하다.',
  });
  expect(await read(1, 1)).toMatchObject({ text: '회사는 이유를 알리지 않았다.' });
  expect(await read(1, 2)).toBeNull();
});

it('has the point as the only passage of a case without a text', async () => {
  const { read } = await aCase();
  expect(await read(1)).toMatchObject({ text: aRecord().point });
  expect(await read(1, 1)).toBeNull();
});

it('reads what the case said at that revision, after it was corrected', async () => {
  const { carryOut, read } = await aCase();
  await carryOut({ type: 'CorrectCase', changes: { point: '정당하다고 본 사건' } });
  expect(await read(1)).toMatchObject({ text: aRecord().point });
  expect(await read(2)).toMatchObject({ text: '정당하다고 본 사건' });
  expect(await read(3)).toBeNull();
});

it('has nothing of a case that was withdrawn or merged since, or never was', async () => {
  const withdrawn = await aCase();
  await withdrawn.carryOut({ type: 'WithdrawCase' });
  expect(await withdrawn.read(1)).toBeNull();
  await withdrawn.carryOut({ type: 'RestoreCase', record: aRecord(), asOfRevision: 1 });
  expect(await withdrawn.read(1)).toMatchObject({ text: aRecord().point });
  expect(await withdrawn.read(2)).toBeNull();

  const merged = await aCase();
  await merged.carryOut({ type: 'MergeCase', into: uuidV4() });
  expect(await merged.read(1)).toBeNull();
  expect(await merged.read(0)).toBeNull();
});

it('fails where the text is not in the vault', async () => {
  const { read } = await aCase({ text: { hash: 'b'.repeat(64), chars: 1 } });
  await expect(read(1)).rejects.toThrow('not in the vault');
});
