import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Counted, countedOf, isOver, nothing, plus } from './amounts.ts';
import { after, callIdOf, most, reserve, until } from './usage.fixture.ts';
import { takenOf, type UsageCommand, usageDecider } from './usage.ts';
import type { UsageEvent } from './usage-events.ts';

const limits = { questions: 4, tokens: 3500, costMicroWon: 18_000_000 };
const outcomes = ['answered', 'stopped', 'cut', 'failed'] as const;

const spentOf = fc.record({
  inputTokens: fc.nat(most.inputTokens),
  outputTokens: fc.nat(most.outputTokens),
  costMicroWon: fc.nat(most.costMicroWon),
});
const callId = fc.nat(9).map(callIdOf);
const command: fc.Arbitrary<UsageCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.nat(9).map((index) => reserve(index, limits)) },
  { weight: 3, arbitrary: callId.map((id): UsageCommand => ({ type: 'BeginCall', callId: id })) },
  {
    weight: 3,
    arbitrary: fc
      .record({ callId, spent: fc.option(spentOf), outcome: fc.constantFrom(...outcomes) })
      .map((settle): UsageCommand => ({ type: 'SettleCall', ...settle })),
  },
  { weight: 1, arbitrary: callId.map((id): UsageCommand => ({ type: 'ReleaseCall', callId: id })) },
  { weight: 1, arbitrary: fc.constantFrom(until, after).map((at): UsageCommand => ({ type: 'EndExpired', at })) },
);

/** The command's events; none where it is refused. */
const decided = (wanted: UsageCommand, events: readonly UsageEvent[]): readonly UsageEvent[] => {
  try {
    return usageDecider.decide(wanted, fold(usageDecider, events));
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
};

/** The last report of each call: what a bill would say. */
const billOf = (events: readonly UsageEvent[]): Counted => {
  const last = new Map(
    events.flatMap((event) => (event.type === 'CallSettled' ? [[event.data.callId, event.data]] : [])),
  );
  return [...last.values()].reduce(
    (sum, { spent, outcome }) => plus(sum, countedOf(spent, outcome === 'failed' ? 0 : 1)),
    nothing,
  );
};

it('a quota is never exceeded, and what was used equals the calls, in any order of reserve, begin, settle and release (2,000 runs)', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      const events: UsageEvent[] = [];
      const releasedFirst = new Set<string>();
      for (const each of commands) {
        // Settling a call that was released is a fact that no quota can undo; the next property is about it.
        if (each.type === 'SettleCall' && releasedFirst.has(each.callId)) continue;
        const happened = decided(each, events);
        for (const { type, data } of happened) if (type === 'CallReleased') releasedFirst.add(data.callId);
        events.push(...happened);
        expect(isOver(limits, takenOf(fold(usageDecider, events)))).toBe(false);
      }
      const { used, open, held } = fold(usageDecider, events);
      expect(used).toEqual(billOf(events));
      expect(held).toEqual([...open.values()].reduce((sum, call) => plus(sum, countedOf(call.most, 1)), nothing));
    }),
    { numRuns: 2_000 },
  );
});

it('no call is lost or counted twice, however late it is reported (2,000 runs)', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      const events: UsageEvent[] = [];
      for (const each of commands) events.push(...decided(each, events));
      expect(fold(usageDecider, events).used).toEqual(billOf(events));
      const reservations = events.flatMap(({ type, data }) => (type === 'CallReserved' ? [data.callId] : []));
      expect(new Set(reservations).size).toBe(reservations.length);
      // Every call that had begun is in the bill once its time is over.
      const done = [...events, ...decided({ type: 'EndExpired', at: after }, events)];
      const begun = done.flatMap(({ type, data }) => (type === 'CallBegun' ? [data.callId] : []));
      const billed = new Set(done.flatMap(({ type, data }) => (type === 'CallSettled' ? [data.callId] : [])));
      for (const id of begun) expect(billed.has(id)).toBe(true);
      expect(fold(usageDecider, done).open.size).toBe(0);
    }),
    { numRuns: 2_000 },
  );
});
