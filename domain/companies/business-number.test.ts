import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessNumber, normalBusinessNumber, shownBusinessNumber } from './business-number.ts';

describe('a business number', () => {
  it.each([
    ['110-81-41272', '1108141272'],
    ['124-81-00998', '1248100998'],
    [' 124 81 00998 ', '1248100998'],
    ['1108141272', '1108141272'],
  ])('is taken as people write it: %s', (written, digits) => {
    expect(normalBusinessNumber(written)).toBe(digits);
    expect(businessNumber.parse(written)).toBe(digits);
  });

  it.each(['110-81-41273', '000-00-00001', '110-81-4127', '110-81-412722', '', '１１０-81-41272', '11081412ab'])(
    'is refused with a Korean sentence: %j',
    (written) => {
      expect(normalBusinessNumber(written)).toBeNull();
      const parsed = businessNumber.safeParse(written);
      expect(parsed.error?.issues).toHaveLength(1);
      expect(parsed.error?.issues[0]?.message).toMatch(/[가-힣]/);
    },
  );

  it('has one right check digit for any other nine', () => {
    const nine = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }).map((digits) => digits.join(''));
    fc.assert(
      fc.property(nine, (digits) => {
        const right = '0123456789'.split('').filter((last) => normalBusinessNumber(digits + last) !== null);
        expect(right).toHaveLength(1);
      }),
    );
  });

  it('is shown in its three parts', () => {
    expect(shownBusinessNumber('1108141272')).toBe('110-81-41272');
  });
});
