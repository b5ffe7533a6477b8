import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { expect, test } from 'vitest';
import { eventLogAt } from '../../event-log.ts';
import { sealedLater } from '../../proof/resealed-log.fixture.ts';
import { logImporterContract } from '../../testing/log-importer.contract.ts';
import { openTestLog } from '../testing/test-log.ts';

const imported = async (events: readonly StoredEvent[]) => {
  const log = await openTestLog();
  const importer = eventLogAt({ databaseUrl: log.url }).importer(log.url);
  await importer.import(events.slice(0, 2));
  await importer.import(events.slice(2));
  await importer.close();
  const store = log.connect();
  const found = { events: (await store.readAll({ after: START, limit: 100 })).events, proof: await store.prove() };
  await log.close();
  return found;
};

test('imported events are what they were, those that were sealed later, too, and the log is proven', async () => {
  const { log, resealed } = sealedLater();
  const { events, proof } = await imported(log);
  expect(events).toEqual(log);
  expect(proof).toMatchObject({ events: 4, resealed, fault: null });
});

test('one that was changed since it was sealed later is found', async () => {
  const { proof } = await imported(sealedLater({ name: 'forged' }).log);
  expect(proof.fault).toMatchObject({ why: 'the events that it names as sealed later were changed' });
});

test('one that names a position which does not lie before it is found, though no hash covers what it names', async () => {
  const { log } = sealedLater();
  const [first, ...rest] = log;
  if (!first) throw new Error('the log is empty');
  const { proof } = await imported([{ ...first, positions: { casePosition: first.position } }, ...rest]);
  expect(proof.fault).toMatchObject({
    position: first.position,
    why: 'it names a position that does not lie before it',
  });
});

logImporterContract('PostgreSQL', async () => {
  const log = await openTestLog();
  return { ...log, importer: eventLogAt({ databaseUrl: log.url }).importer(log.url) };
});
