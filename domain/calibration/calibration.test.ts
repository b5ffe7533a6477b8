import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationForAllOf, calibrationOf, fitOfGroup, type Held } from './calibration.ts';
import { heldFigure } from './endings.ts';

const times = (count: number, held: Held): Held[] => Array.from({ length: count }, () => held);

describe('the figures of a band', () => {
  it('fit where their mean lies in the interval of what was won', () => {
    const held = [...times(14, { predicted: 0.7, ended: 'won' }), ...times(6, { predicted: 0.7, ended: 'lost' })];
    const band = calibrationOf(held).bands.find(({ from }) => from === 0.6);
    expect(band).toMatchObject({ decided: 20, real: 0.7, verdict: 'fits' });
  });

  it('are too high or too low where it doesn’t', () => {
    const verdictOf = (ended: Held['ended']) => fitOfGroup(times(12, { predicted: 0.5, ended })).verdict;
    expect([verdictOf('lost'), verdictOf('won'), verdictOf('partial')]).toEqual(['too_high', 'too_low', 'fits']);
  });

  it('are too few to judge with less than ten decided disputes', () => {
    expect(fitOfGroup(times(9, { predicted: 0.9, ended: 'lost' }))).toMatchObject({ verdict: 'few', brier: null });
  });
});

it('a dispute that was settled, withdrawn or not pursued counts for nothing', () => {
  const held = (['settled', 'withdrawn', 'not_pursued'] as const).flatMap((ended) =>
    times(40, { predicted: 0.9, ended }),
  );
  expect(calibrationOf(held)).toMatchObject({ decided: 0, brier: null, brierOfShare: null });
});

it('the Brier score is that of the definition, and is withheld below thirty decided disputes', () => {
  const held = [...times(20, { predicted: 0.8, ended: 'won' }), ...times(10, { predicted: 0.8, ended: 'lost' })];
  const { brier, brierOfShare } = calibrationOf(held);
  expect(brier).toBeCloseTo((20 * 0.2 ** 2 + 10 * 0.8 ** 2) / 30, 10);
  expect(brierOfShare).toBeCloseTo((20 * (1 / 3) ** 2 + 10 * (2 / 3) ** 2) / 30, 10);
  expect(calibrationOf(held.slice(1)).brier).toBeNull();
});

it('every decided dispute is in one band, and the order changes nothing', () => {
  const held = fc.array(
    fc.record({
      predicted: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      ended: fc.constantFrom<Held['ended']>('won', 'partial', 'lost', 'settled'),
    }),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(held, (all) => {
      const { decided, bands, brier } = calibrationOf(all);
      expect(bands.reduce((sum, band) => sum + band.decided, 0)).toBe(decided);
      const turned = calibrationOf(all.toReversed());
      expect(turned.decided).toBe(decided);
      if (brier !== null) expect(turned.brier).toBeCloseTo(brier, 10);
    }),
  );
});

describe('what anybody may see', () => {
  const many = times(39, { predicted: 0.7, ended: 'won' });

  it('says nothing of a band with few disputes, so that no single one is told', () => {
    const { bands } = calibrationForAllOf([...many, { predicted: 0.312, ended: 'lost' }]);
    expect(bands.map(({ fit }) => fit?.decided ?? null)).toEqual([null, null, null, 39, null]);
  });

  it('doesn’t tell the figure that one more ending adds', () => {
    const figure = fc.double({ min: 0.6, max: 0.79, noNaN: true });
    fc.assert(
      fc.property(figure, figure, (one, other) => {
        const seen = (predicted: number) => calibrationForAllOf([...many, { predicted, ended: 'won' }]);
        if (Math.abs(one - other) < 0.1)
          expect(seen(one).bands[3]?.fit?.predicted).toBeCloseTo(seen(other).bands[3]?.fit?.predicted ?? 0, 1);
        expect(Math.round((seen(one).bands[3]?.fit?.predicted ?? 0) * 1e6) % 10_000).toBe(0);
      }),
    );
  });

  it('is only how many there are while there are fewer than thirty', () => {
    expect(calibrationForAllOf(many.slice(0, 29))).toMatchObject({ decided: 29, brier: null });
    expect(calibrationForAllOf(many.slice(0, 29)).bands.every(({ fit }) => fit === null)).toBe(true);
  });
});

describe('the figure that is held against an ending', () => {
  const figures = [
    { at: '2026-03-01T00:00:00.000Z', rate: 0.4 },
    { at: '2026-03-10T15:30:00.000Z', rate: 0.6 },
    { at: '2026-05-01T00:00:00.000Z', rate: 0.9 },
  ];
  const held = (on: string, reportedAt = '2026-06-01T00:00:00.000Z') => heldFigure(figures, { on, reportedAt })?.rate;

  it('is the last one of the day in Korea on which the dispute ended, or of an earlier day', () => {
    expect([held('2026-03-10'), held('2026-03-11'), held('2026-05-01')]).toEqual([0.4, 0.6, 0.9]);
  });

  it('was calculated before the ending was reported', () => {
    expect(held('2026-05-01', '2026-04-30T00:00:00.000Z')).toBe(0.6);
  });

  it('is none where all were calculated afterwards, or no route was open', () => {
    expect(held('2026-02-28')).toBeUndefined();
    const closed = [{ at: '2026-03-01T00:00:00.000Z', rate: null }];
    expect(heldFigure(closed, { on: '2026-04-01', reportedAt: '2026-06-01T00:00:00.000Z' })).toBeUndefined();
  });
});
