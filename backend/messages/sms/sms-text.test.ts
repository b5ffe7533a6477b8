import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireSmsText, smsText } from './sms-text.ts';

const { unsayableIn, bytesOf, cutToBytes, kindOf } = smsText;

const toldAbout = (text: string): string => {
  try {
    requireSmsText(text);
    return 'fine';
  } catch (error) {
    return error instanceof DomainError ? String(error.details.errors?.params) : String(error);
  }
};

describe('bytes as carriers count them', () => {
  it.each([
    ['', 0],
    ['abc 123!', 8],
    ['가나다', 6],
    ['[노무체크] 인증번호 012345', 26],
    ['줄\n바꿈', 7],
    ['“따옴표” · … ㈜', 19],
  ])('%j takes %i', (text, bytes) => {
    expect(bytesOf(text)).toBe(bytes);
    expect(unsayableIn(text)).toEqual([]);
  });

  it('every modern Hangul syllable can be encoded, also those that KS X 1001 lacks', () => {
    const syllables = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_none, n) => String.fromCharCode(0xac00 + n)).join(
      '',
    );
    expect(unsayableIn(syllables)).toEqual([]);
    expect(unsayableIn('똠방각하 펲시 쌰')).toEqual([]);
  });

  it.each([
    ['해고 😀 통보 😀', ['😀']],
    ['☎ 1350 ✅', ['✅']],
    ['à la carte é', ['à', 'é']],
    ['탭\t', ['\t']],
    ['\u0000', ['\u0000']],
  ])('in %j carriers don’t take %j', (text, unsayable) => {
    expect(unsayableIn(text)).toEqual(unsayable);
  });

  it('a text is cut between characters, and the result fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, most) => {
        const cut = cutToBytes(text, most);
        expect(bytesOf(cut)).toBeLessThanOrEqual(most);
        expect(text.startsWith(cut)).toBe(true);
      }),
    );
    expect(cutToBytes('가나다', 5)).toBe('가나');
  });
});

describe('a text message', () => {
  it('is short up to ninety bytes, long up to two thousand, and refused beyond', () => {
    expect(kindOf('가'.repeat(45))).toBe('SMS');
    expect(kindOf(`${'가'.repeat(45)}.`)).toBe('LMS');
    expect(kindOf('가'.repeat(1_000))).toBe('LMS');
    expect(kindOf(`${'가'.repeat(1_000)}.`)).toBeNull();
    expect(kindOf('😀')).toBeNull();
  });

  it('that can’t be sent is refused with the reason', () => {
    expect(toldAbout('가'.repeat(1_000))).toBe('fine');
    expect(toldAbout('해고 통보 😀✅')).toBe('문자로 보낼 수 없는 글자가 있습니다: 😀 ✅');
    expect(toldAbout('가'.repeat(1_001))).toContain('2,002바이트');
  });
});
