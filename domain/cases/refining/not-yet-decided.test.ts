import { expect, it } from 'vitest';
import { notYetDecided, requireDecided } from './not-yet-decided.ts';

it.each(['2026-11-29', '2026-11-28', null, undefined])(
  'a decision may be of today, of before, or without a day: %s',
  (decidedOn) => {
    expect(notYetDecided(decidedOn === undefined ? {} : { decidedOn }, '2026-11-29')).toEqual({});
  },
);

it('a decision of tomorrow is refused at its day', () => {
  expect(() => requireDecided({ decidedOn: '2026-11-30' }, '2026-11-29')).toThrow(
    expect.objectContaining({
      code: 'case_edit_failed',
      details: { errors: { decidedOn: expect.stringContaining('아직') } },
    }),
  );
});
