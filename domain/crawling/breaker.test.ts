import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterFailure,
  afterSuccess,
  type Breaker,
  breakerFor,
  closedBreaker,
  type Failure,
  passingRest,
  rests,
  trialBrokenOff,
  tryingOut,
} from './breaker.ts';
import { failureReasons } from './crawl-events.ts';

const start = new Date('2026-11-23T00:00:00.000Z');
const minutes = (count: number): Date => new Date(start.getTime() + count * 60_000);
const silent: Failure = { why: 'unreachable', message: '응답하지 않아요.' };
const failed = (times: number, failure = silent, breaker = closedBreaker('a'), now = start): Breaker =>
  times === 0 ? breaker : failed(times - 1, failure, afterFailure(breaker, failure, now), now);

describe('a source', () => {
  it('that fails four times in a row is still asked, after the fifth it rests for ten minutes', () => {
    expect(rests(failed(4), start)).toBe(false);
    expect([0, 9, 10].map((minute) => rests(failed(5), minutes(minute)))).toEqual([true, true, false]);
  });

  it('that answers in between begins anew', () => {
    expect(rests(failed(4, silent, afterSuccess(failed(4))), start)).toBe(false);
  });

  it('whose rest is over is tried out by one call, and rests twice as long if that fails, too', () => {
    const trial = tryingOut(failed(5), minutes(10));
    expect(rests(trial, minutes(11))).toBe(true);
    const again = afterFailure(trial, silent, minutes(11));
    expect([30, 31].map((minute) => rests(again, minutes(minute)))).toEqual([true, false]);
    expect(rests(afterSuccess(trial), minutes(11))).toBe(false);
  });

  it('that couldn’t be reached is waited for while it rests, and no longer after a day of trials', () => {
    expect(passingRest(failed(4), start)).toBeNull();
    expect(passingRest(failed(5), minutes(9))?.until).toBe(minutes(10).toISOString());
    expect(passingRest(failed(5), minutes(10))).toBeNull();
    const [seventh, eighth] = [failed(11), failed(12)];
    expect([passingRest(seventh, start)?.times, passingRest(eighth, start)]).toEqual([7, null]);
  });

  it.each(failureReasons.filter((why) => why !== 'unreachable'))(
    'that rests because of ‘%s’ isn’t waited for: somebody has to do something first',
    (why) => {
      expect(passingRest(failed(5, { why, message: '' }), minutes(1))).toBeNull();
    },
  );

  it('whose trial was killed is tried out again', () => {
    expect(rests(tryingOut(failed(5), minutes(10)), minutes(16))).toBe(false);
  });

  it('of which some items have an unknown form is asked for others; after five in a row it rests for an hour', () => {
    const odd: Failure = { why: 'unknown_form', message: '다른 형식입니다.' };
    const after = (items: number): Breaker =>
      Array.from({ length: items }).reduce<Breaker>(
        (breaker) => afterFailure(breaker, odd, start, 'item'),
        closedBreaker('a key'),
      );
    expect([after(4).open, rests(after(5), minutes(59)), rests(after(5), minutes(60))]).toEqual([null, true, false]);
  });

  it('whose trial was broken off is tried out by the next call', () => {
    const trial = tryingOut(failed(5), minutes(10));
    expect(rests(trialBrokenOff(trial, minutes(11)), minutes(11))).toBe(false);
    const refused = failed(1, { why: 'refused', message: '' });
    expect(rests(trialBrokenOff(refused, minutes(11)), minutes(11))).toBe(true);
  });

  it.each(['blocked', 'unknown_form'] as const)('that is %s rests at once, for an hour', (why) => {
    const breaker = failed(1, { why, message: '' });
    expect([59, 60].map((minute) => rests(breaker, minutes(minute)))).toEqual([true, false]);
  });

  it('that refuses the key rests until the settings change', () => {
    const refused = failed(1, { why: 'refused', message: '' });
    expect(rests(refused, minutes(1_000_000))).toBe(true);
    expect(rests(breakerFor('a', refused), start)).toBe(true);
    expect(rests(breakerFor('another key', refused), start)).toBe(false);
  });

  it('never rests longer than a day unless it refuses, and never for ever after it answered', () => {
    const failure = fc.record({ why: fc.constantFrom(...failureReasons), message: fc.constant('') });
    fc.assert(
      fc.property(fc.array(failure, { maxLength: 40 }), (failures) => {
        let breaker = closedBreaker('a');
        for (const one of failures) breaker = afterFailure(breaker, one, start);
        const isRefused = failures.at(-1)?.why === 'refused';
        expect(rests(breaker, minutes(24 * 60))).toBe(isRefused);
        expect(rests(afterSuccess(breaker), start)).toBe(false);
      }),
    );
  });
});
