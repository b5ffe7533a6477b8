import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { nothing } from './amounts.ts';
import { monthOf, startOfNext } from './month.ts';
import { after, begun, callIdOf, most, released, reserve, reserved, settled, spent, until } from './usage.fixture.ts';
import { monthOfStream, payerOfStream, takenOf, type UsageCommand, usageDecider, usageStream } from './usage.ts';

const spec = deciderSpec(usageDecider);
const begin: UsageCommand = { type: 'BeginCall', callId: callIdOf(1) };
const settle: UsageCommand = { type: 'SettleCall', callId: callIdOf(1), spent, outcome: 'answered' };
const release: UsageCommand = { type: 'ReleaseCall', callId: callIdOf(1) };

describe('a call', () => {
  it('is reserved, begun and settled, each once', () => {
    spec.given().when(reserve(1)).thenHappens(reserved(1));
    spec.given(reserved(1)).when(reserve(1)).thenHappens();
    spec.given(reserved(1)).when(begin).thenHappens(begun(1));
    spec.given(reserved(1), begun(1)).when(begin).thenHappens();
    spec.given(reserved(1), begun(1)).when(settle).thenHappens(settled(1));
    spec.given(reserved(1), begun(1), settled(1)).when(settle).thenHappens();
  });

  it('that was never sent is released once, and is not begun after that', () => {
    spec.given(reserved(1)).when(release).thenHappens(released(1));
    spec.given(reserved(1), released(1)).when(release).thenHappens();
    spec.given(reserved(1), released(1)).when(begin).thenRefused('stage_wrong');
    spec.given(reserved(1), settled(1)).when(release).thenHappens();
  });

  it('that has ended is not reserved or begun again', () => {
    spec.given(reserved(1), released(1)).when(reserve(1)).thenRefused('stage_wrong');
    spec.given(reserved(1), settled(1)).when(reserve(1)).thenRefused('stage_wrong');
    spec.given(reserved(1), settled(1)).when(begin).thenRefused('stage_wrong');
    spec.given().when(settle).thenRefused('not_found');
  });

  it('whose server reported nothing is settled at what was reserved, as an estimate', () => {
    spec
      .given(reserved(1), begun(1))
      .when({ type: 'SettleCall', callId: callIdOf(1), spent: null, outcome: 'cut' })
      .thenHappens(settled(1, { spent: most, outcome: 'cut', estimated: true }));
  });
});

describe('a call that is given back', () => {
  const lost = settled(1, { spent: most, outcome: 'lost', estimated: true });

  it('after it had begun is settled at what was reserved, because it may have been sent', () => {
    const given = spec.given(reserved(1), begun(1));
    given.when(release).thenHappens(lost);
    spec.given(reserved(1), begun(1), lost).when(release).thenHappens();
    spec.given(reserved(1), begun(1), lost).when(settle).thenHappens(settled(1));
    spec.given(reserved(1), begun(1), settled(1)).when(release).thenHappens();
  });

  it('costs nothing where it had not begun, even if it is settled without a report', () => {
    const unreported: UsageCommand = { type: 'SettleCall', callId: callIdOf(1), spent: null, outcome: 'failed' };
    spec.given(reserved(1)).when(unreported).thenHappens(released(1));
    spec.given(reserved(1), released(1)).when(unreported).thenHappens();
    expect(takenOf(spec.given(reserved(1)).when(unreported).state())).toEqual(nothing);
  });

  it('and had begun in an older log is read as it was written', () => {
    expect(takenOf(spec.given(reserved(1), begun(1), released(1)).state())).toEqual(nothing);
  });
});

describe('a reservation whose time is over', () => {
  const lost = settled(1, { spent: most, outcome: 'lost', estimated: true });

  it('is settled at what was reserved where the call had begun, and released otherwise', () => {
    const given = spec.given(reserved(1), begun(1), reserved(2));
    given.when({ type: 'EndExpired', at: until }).thenHappens();
    given.when({ type: 'EndExpired', at: after }).thenHappens(lost, released(2, 'expired'));
    spec.given(reserved(1), begun(1), lost).when({ type: 'EndExpired', at: after }).thenHappens();
  });

  it('is corrected by a process that was only slow', () => {
    const given = spec.given(reserved(1), begun(1), lost);
    given.when(settle).thenHappens(settled(1));
    expect(takenOf(given.state())).toEqual({ questions: 1, tokens: 1000, costMicroWon: 5_000_000 });
    expect(takenOf(given.when(settle).state())).toEqual({ questions: 1, tokens: 800, costMicroWon: 3_000_000 });
    spec.given(reserved(1), begun(1), lost, settled(1)).when(settle).thenHappens();
  });
});

describe('a quota', () => {
  it('refuses what it can’t hold, with what is left and when it starts again', () => {
    const given = spec.given(reserved(1), settled(1));
    given.when(reserve(2, { questions: 2 })).thenHappens(reserved(2));
    given.when(reserve(2, { questions: 1 })).thenRefused('quota_exceeded', {
      params: { seconds: 60 },
      errors: { '': '2026년 12월 1일에 다시 이용할 수 있어요.' },
      extra: { left: { questions: 0, tokens: null, costMicroWon: null }, startsAgainOn: '2026-12-01' },
    });
    given.when(reserve(2, { tokens: 1800 })).thenHappens(reserved(2));
    given.when(reserve(2, { tokens: 1799 })).thenRefused('quota_exceeded', { extra: { left: { tokens: 999 } } });
    given.when(reserve(2, { costMicroWon: 7_999_999 })).thenRefused('quota_exceeded');
  });

  it('counts open calls at the most that they may take, and gives back what they didn’t', () => {
    const open = spec.given(reserved(1));
    open.when(reserve(2, { tokens: 1999 })).thenRefused('quota_exceeded', { extra: { left: { tokens: 999 } } });
    spec
      .given(reserved(1), released(1))
      .when(reserve(2, { questions: 1 }))
      .thenHappens(reserved(2));
    spec
      .given(reserved(1), settled(1))
      .when(reserve(2, { tokens: 1999 }))
      .thenHappens(reserved(2));
  });

  it('counts no question where nobody was answered, and what the failure took all the same', () => {
    const failed = settled(1, { outcome: 'failed' });
    expect(takenOf(spec.given(reserved(1), failed).state())).toEqual({
      questions: 0,
      tokens: 800,
      costMicroWon: 3_000_000,
    });
  });
});

it('a month is Korea’s: it begins at midnight there', () => {
  expect(monthOf('2026-11-30T14:59:59.999Z')).toBe('2026-11');
  expect(monthOf('2026-11-30T15:00:00.000Z')).toBe('2026-12');
  expect(startOfNext('2026-12')).toBe('2027-01-01');
  const stream = usageStream(callIdOf(1), '2026-12');
  expect([payerOfStream(stream), monthOfStream(stream)]).toEqual([callIdOf(1), '2026-12']);
});
