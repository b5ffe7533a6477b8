import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AdviceCommand, adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { adviceCommand } from '../testing/advices.fixture.ts';
import { adviceOf } from '../testing/events.fixture.ts';

/** Each is a race of two or three people for one review, with delays drawn from the run's seed. */
const races = process.env.LONG === '1' ? 500 : 50;

let test: TestService;
let asker: Person;
beforeAll(async () => {
  test = await startTestService();
  asker = await test.person();
}, 120_000);
afterAll(() => test.stop());

const lawDate = '2026-11-23';
const approve = (reviewer: string): AdviceCommand => ({
  ...{
    type: 'ApproveReview',
    conflicts: [],
    stage: 1,
    reviewer,
    registration: null,
    text: `${reviewer}의 글`,
    comments: [],
  },
  ...{ checklist: [], citations: [], lawDate },
});

type Step = { readonly command: AdviceCommand; readonly afterMs: number; readonly by: string };

/** Does the steps one after the other, until one is refused; answers the code of the refusal. */
const run = async (id: string, steps: readonly Step[]): Promise<string | null> => {
  for (const { command, afterMs, by } of steps) {
    await sleep(afterMs);
    try {
      await adviceCommand(test, id, command, { id: by, role: 'advisor' });
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  }
  return null;
};

const delay = fc.integer({ min: 0, max: 6 });
const race = fc.record({
  delays: fc.array(delay, { minLength: 6, maxLength: 6 }),
  lapsed: fc.boolean(),
  reassigned: fc.boolean(),
});

it('of people who complete one review at the same time one wins, and the others are told', {
  timeout: 600_000,
}, async () => {
  const won = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      race,
      async ({ delays: [one = 0, two = 0, three = 0, four = 0, five = 0], lapsed, reassigned }) => {
        const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
        const until = new Date(Date.now() + (lapsed ? -60_000 : 600_000)).toISOString();
        const id = await adviceOf(test, { asker: asker.id, first, until });
        const at = new Date().toISOString();
        const refusals = await Promise.all([
          run(id, [{ command: approve(first), afterMs: one, by: first }]),
          run(id, [
            {
              command: { type: 'ClaimReview', conflicts: [], isReasoned: false, stage: 1, reviewer: second, at },
              afterMs: two,
              by: second,
            },
            { command: approve(second), afterMs: three, by: second },
          ]),
          run(
            id,
            reassigned
              ? [
                  { command: { type: 'ReassignReview', stage: 1, to: third, at }, afterMs: four, by: third },
                  { command: approve(third), afterMs: five, by: third },
                ]
              : [],
          ),
        ]);

        const events = await test.service.commands.history<AdviceEvent>(adviceStream(id));
        const approvals = events.flatMap((event) => (event.type === 'ReviewApproved' ? [event.data] : []));
        expect(approvals).toHaveLength(1);
        const [winner] = approvals;
        const state = fold(adviceDecider, events);
        expect(state).toMatchObject({
          stage: 'review1_done',
          reviews: { 1: { judgement: { reviewer: winner?.reviewer } } },
        });
        // It is the text of whoever held it, and everybody else was refused.
        expect(winner?.text).toBe(`${winner?.reviewer}의 글`);
        const people: readonly string[] = reassigned ? [first, second, third] : [first, second];
        for (const [index, person] of people.entries()) {
          const refusal = refusals[index];
          if (person === winner?.reviewer) expect(refusal).toBeNull();
          else expect(['conflict', 'stage_wrong']).toContain(refusal);
        }
        const name = people.indexOf(winner?.reviewer ?? '').toString();
        won.set(name, (won.get(name) ?? 0) + 1);
      },
    ),
    { numRuns: races, endOnFailure: true, ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}) },
  );
  // Otherwise nobody raced.
  expect(won.size).toBeGreaterThan(1);
});

it('of two who claim a review at the same time one gets it, and the other is told by whom', {
  timeout: 600_000,
}, async () => {
  const [one, two] = [await personOfKind(test, 'advisor'), await personOfKind(test, 'advisor')];
  const both = [one, two];
  for (let n = 0; n < races / 5; n += 1) {
    const id = await adviceOf(test, { asker: asker.id });
    const path = `/api/ai-advices/${id}/review1/claim`;
    const answers = await Promise.all(both.map(({ token }) => test.call('POST', path, { token, body: {} })));
    const winner = both[answers.findIndex(({ status }) => status === 200)];
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ stage: 'review1', holder: { id: winner?.id }, by: { id: winner?.id } });
  }
});
