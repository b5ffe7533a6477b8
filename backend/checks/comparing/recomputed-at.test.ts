import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { expect, it } from 'vitest';
import { memoryLog } from '../corrections/testing/memory-log.fixture.ts';
import { checkStream, loadedCheck } from '../loaded-check.ts';
import { createRecomputedAt } from './recomputed-at.ts';
import { finishedStory, published } from './testing/finished-story.fixture.ts';

const owner = '0f3a5c9e-1111-4222-8333-444455556666';
const id = '018f0000-0000-7000-8000-000000000040';

const recomputing = async (raised: number) => {
  const { commands, log, store } = memoryLog();
  const stream = checkStream(id);
  await log(checkDecider, stream, finishedStory(owner, raised));
  const found = loadedCheck(id, await commands.load(checkDecider, stream));
  if (!found) throw new Error('there is no check');
  const errors: unknown[] = [];
  const { at: recomputedAt, metrics } = createRecomputedAt({
    ...{ store, commands },
    rulesets: { find: async () => published },
    points: { of: async () => null },
    allowances: { recomputation: async () => {} },
    log: { error: (...told: unknown[]) => void errors.push(told) },
  });
  const answer = await recomputedAt(found, null, { actor: { id: 'staff', role: 'admin' } });
  return { answer, errors, counted: metrics()[0]?.samples[0]?.value };
};

it('what the log gives equals what is stored, and nothing is said', async () => {
  expect(await recomputing(0)).toMatchObject({ answer: { outcome: 'equal', mismatches: [] }, errors: [], counted: 0 });
});

it('a stored figure that the log does not give is an alarm: it is shown, logged and counted', async () => {
  const { answer, errors, counted } = await recomputing(0.01);
  expect(answer.outcome).toBe('different');
  expect(answer.mismatches.map(({ field }) => field)).toEqual(['rate']);
  expect(JSON.stringify(errors)).toContain('a stored calculation is not what the log gives');
  expect(counted).toBe(1);
});
