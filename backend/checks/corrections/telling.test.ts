import { randomUUID } from 'node:crypto';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import { correctionEventsOf, correctionMade } from '@nomucheck/domain/checks/corrections/corrected.fixture.ts';
import { expect, it } from 'vitest';
import { NotYet } from '../../engine/jobs/jobs.ts';
import { checkStream } from '../loaded-check.ts';
import { type TellingParts, tellCorrection } from './telling.ts';
import { memoryLog } from './testing/memory-log.fixture.ts';

const owner = '0f3a5c9e-1111-4222-8333-444455556666';
const checkId = '018f0000-0000-7000-8000-000000000040';
const { correctionId } = correctionMade;
const [made, , dropped] = correctionEventsOf(owner);
if (!made || !dropped) throw new Error('the fixture has three events');
const later: CheckEvent = {
  type: 'ResultCorrected',
  data: {
    ...{ owner, ...correctionMade, correctionId: '018f0000-0000-7000-8000-000000000031' },
    publicationId: '018f0000-0000-7000-8000-000000000032',
    change: { before: '2027-02-02', after: '2027-03-02', opened: [], closed: [], moved: [] },
  },
};
const started: CheckEvent = {
  type: 'CheckStarted',
  data: {
    owner,
    questionnaire: 'detail',
    sections: null,
    rulesetVersion: 'a'.repeat(64),
    carriedFrom: null,
    madeFrom: null,
    device: null,
  },
};
const personal = { name: '김해고', email: 'kim@example.com', phoneNumber: '01012345678' };
const signedUp: UserEvent = { type: 'UserSignedUp', data: { owner, oauth: 'email', personal } };
const at = '2026-11-23T03:00:00.000Z';
const emailVerified: UserEvent = { type: 'EmailVerified', data: { owner, at } };
const phoneVerified: UserEvent = { type: 'PhoneVerified', data: { owner, at, personal } };

const telling = (parts: Partial<TellingParts> = {}) => {
  const { commands, log } = memoryLog();
  const letters: { channel: string; params: Readonly<Record<string, string>> }[] = [];
  const tell = tellCorrection({
    commands,
    messages: {
      request: async ({ channel, personal: to }) => {
        letters.push({ channel, params: to?.params ?? {} });
        return { id: correctionId, position: '' };
      },
    },
    smsBudget: { take: async () => true },
    publicUrl: 'https://nomucheck.example',
    clock: () => new Date(at),
    ...parts,
  });
  return {
    letters,
    log: (events: readonly CheckEvent[]) => log(checkDecider, checkStream(checkId), events),
    signUp: (events: readonly UserEvent[]) => log(userDecider, userStream(owner), events),
    tell: (id: string) =>
      tell({
        ...{ id: randomUUID(), name: 'tell-correction', data: { owner, checkId, correctionId: id, at } },
        ...{ attempt: 1, isLastAttempt: false, progress: async () => {} },
      }),
    corrections: async () => (await commands.load(checkDecider, checkStream(checkId))).state?.corrections ?? [],
  };
};

it('the owner is told once, with the day that was told and the right one', async () => {
  const { letters, log, signUp, tell } = telling();
  await signUp([signedUp, emailVerified]);
  await log([started, made]);
  await tell(correctionId);
  await tell(correctionId);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({
    channel: 'email',
    params: { before: '2026년 12월 2일 (수)', after: '2027년 2월 2일 (화)', passed: '' },
  });
});

it('of two corrections before anything was sent, one message tells both', async () => {
  const { letters, log, signUp, tell, corrections } = telling();
  await signUp([signedUp, emailVerified]);
  await log([started, made, later]);
  await tell(correctionId);
  expect(letters).toEqual([]);
  expect(await corrections()).toMatchObject([{ told: true, unneeded: true }, { told: false }]);
  await tell(later.type === 'ResultCorrected' ? later.data.correctionId : '');
  expect(letters.map(({ params }) => [params.before, params.after])).toEqual([
    ['2026년 12월 2일 (수)', '2027년 3월 2일 (화)'],
  ]);
});

it('nobody is told of a correction that was dropped', async () => {
  const { letters, log, signUp, tell } = telling();
  await signUp([signedUp, emailVerified]);
  await log([started, made, dropped]);
  await tell(correctionId);
  expect(letters).toEqual([]);
});

it('a text message waits for the next day’s budget, asked for once a try', async () => {
  let asked = 0;
  const take = async () => {
    asked += 1;
    return false;
  };
  const { letters, log, signUp, tell } = telling({ smsBudget: { take } });
  await signUp([signedUp, phoneVerified]);
  await log([started, made]);
  await expect(tell(correctionId)).rejects.toThrow(NotYet);
  expect(asked).toBe(1);
  expect(letters).toEqual([]);
});
