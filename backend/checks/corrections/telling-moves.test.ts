import { randomUUID } from 'node:crypto';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { movesBeyond } from '@nomucheck/domain/checks/corrections/moved-figure.ts';
import { expect, it } from 'vitest';
import { finishedStory } from '../comparing/testing/finished-story.fixture.ts';
import { checkStream } from '../loaded-check.ts';
import { tellMoved } from './telling-moves.ts';
import { memoryLog } from './testing/memory-log.fixture.ts';

const owner = '0f3a5c9e-1111-4222-8333-444455556666';
const checks = ['018f0000-0000-7000-8000-000000000040', '018f0000-0000-7000-8000-000000000041'];
const publicationId = '018f0000-0000-7000-8000-000000000042';
const at = '2026-11-23T03:00:00.000Z';
const personal = { name: '김해고', email: 'kim@example.com', phoneNumber: null };
/** A finished check, whose figure was calculated for this side. */
const storyOf = (side: 'employee' | 'employer') =>
  finishedStory(owner).map((event) =>
    event.type === 'ResultCalculated'
      ? { ...event, data: { ...event.data, calculation: { ...event.data.calculation, side } } }
      : event,
  );
const proved: readonly UserEvent[] = [
  { type: 'UserSignedUp', data: { owner, oauth: 'email', personal } },
  { type: 'EmailVerified', data: { owner, at } },
];

const telling = async (user: readonly UserEvent[], side: 'employee' | 'employer' = 'employee') => {
  const { commands, log } = memoryLog();
  for (const check of checks) await log(checkDecider, checkStream(check), storyOf(side));
  await log(userDecider, userStream(owner), user);
  const asked: { commandId: string; params: Readonly<Record<string, string>> }[] = [];
  const tell = tellMoved({
    commands,
    messages: {
      request: async ({ personal: to }, { commandId }) => {
        asked.push({ commandId, params: to?.params ?? {} });
        return { id: commandId, position: '' };
      },
    },
    rulesets: { versionInForce: async () => 'b'.repeat(64) },
    smsBudget: { take: async () => true },
    publicUrl: 'https://nomucheck.example',
    clock: () => new Date(at),
  });
  const job = {
    id: randomUUID(),
    name: 'tell-moved-figure',
    attempt: 1,
    isLastAttempt: false,
    progress: async () => {},
  };
  for (const checkId of [...checks, ...checks]) await tell({ ...job, data: { checkId, publicationId } });
  return asked;
};

it('an owner gets one message for a publication, however many checks they have and however often it is delivered', async () => {
  const asked = await telling(proved);
  expect(new Set(asked.map(({ commandId }) => commandId)).size).toBe(1);
  expect(asked[0]?.params).toEqual({
    side: 'employee',
    discreet: '',
    link: `https://nomucheck.example/check/result/${checks[0]}`,
  });
});

it('a company is written to as one', async () => {
  expect((await telling(proved, 'employer'))[0]?.params).toMatchObject({ side: 'employer' });
});

it('who has left gets none', async () => {
  expect(await telling([])).toEqual([]);
});

it('a figure moves beyond a number of points in both directions, and by being there it doesn’t', () => {
  expect(movesBeyond({ before: 0.5, after: 0.551 }, 5)).toBe(true);
  expect(movesBeyond({ before: 0.5, after: 0.449 }, 5)).toBe(true);
  expect(movesBeyond({ before: 0.5, after: 0.54 }, 5)).toBe(false);
  expect(movesBeyond({ before: null, after: 0.9 }, 5)).toBe(false);
});
