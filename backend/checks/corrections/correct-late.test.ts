import {
  correctionRunDecider,
  correctionRunEvents,
  correctionRunStream,
} from '@nomucheck/domain/checks/corrections/correction-run.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, it } from 'vitest';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import type { Corrected } from './correcting.ts';
import { correctLate } from './correction-runs.ts';

const publicationId = '018f0000-0000-7000-8000-000000000022';
const checkId = '018f0000-0000-7000-8000-000000000023';
const rulesetVersion = 'b'.repeat(64);
const at = '2026-11-23T03:00:00.000Z';
const published = {
  position: '1',
  actor: { id: 'system', role: 'system' },
  reason: null,
  report: null,
  tellMovedBy: null,
} as const;
const ruleset = { ...standardRuleset, rulesetVersion };

/** What is noted of a check that is corrected with this outcome, each time the job is delivered. */
const notedAfter = async (outcome: Corrected, version: string | null = 'a'.repeat(64), deliveries = 1) => {
  const store = createMemoryEventStore();
  const commands = createCommandHandler({
    ...{ store, sealer: createMemorySealer().sealer, catalogue: catalogueOf(correctionRunEvents) },
  });
  const job = correctLate({
    commands,
    rulesets: {
      find: async () => ({ ruleset, form: publicFormOf(ruleset) }),
      publications: async () => [{ id: publicationId, version: rulesetVersion, at, ...published }],
    },
    correct: async () => outcome,
    clock: () => new Date(at),
  });
  for (let n = 0; n < deliveries; n += 1)
    await job({
      ...{ id: checkId, name: 'correct-late-result', data: { checkId, version } },
      ...{ attempt: 1, isLastAttempt: false, progress: async () => {} },
    });
  const { state } = await commands.load(correctionRunDecider, correctionRunStream(publicationId));
  const events = await store.read(correctionRunStream(publicationId));
  return { run: state, noted: events.map(({ type, data }) => [type, data.checkId]) };
};

it('a late result that can’t be corrected is named to the firm, once, also without a run', async () => {
  const { run, noted } = await notedAfter('not_possible', null, 2);
  expect(noted).toEqual([['LateCorrectionNotPossible', checkId]]);
  expect(run).toBeNull();
});

it('one that shows by sensitive answers alone is counted without its name', async () => {
  expect((await notedAfter('not_possible_unnamed')).noted).toEqual([['LateCorrectionNotPossible', null]]);
});

it('one that is corrected or unchanged, or was calculated by the edition in force, needs nobody', async () => {
  for (const outcome of ['corrected', 'unchanged'] as const) expect((await notedAfter(outcome)).noted).toEqual([]);
  expect((await notedAfter('not_possible', rulesetVersion)).noted).toEqual([]);
});
