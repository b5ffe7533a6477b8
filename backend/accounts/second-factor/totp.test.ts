import { describe, expect, it } from 'vitest';
import { base32, codeAtStep, otpauthUri, stepAt, stepOfCode } from './totp.ts';

/** The secret in the RFCs' examples. */
const secret = Buffer.from('12345678901234567890');

describe('a code', () => {
  // RFC 4226, appendix D.
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, count) => [count, code] as const,
    ),
  )('of count %i is %s', (count, code) => {
    expect(codeAtStep(secret, count)).toBe(code);
  });

  // RFC 6238, appendix B, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(codeAtStep(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });

  it('is valid half a minute before and after its own half minute, and no longer', () => {
    const now = new Date('2026-11-21T03:00:10Z');
    const step = stepAt(now);
    for (const near of [-1, 0, 1]) expect(stepOfCode(secret, codeAtStep(secret, step + near), now)).toBe(step + near);
    for (const far of [-3, -2, 2, 3]) expect(stepOfCode(secret, codeAtStep(secret, step + far), now)).toBeNull();
    for (const other of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) expect(stepOfCode(secret, other, now)).toBeNull();
  });
});

it('a secret is shown in base32', () => {
  // RFC 4648, section 10.
  const written = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' };
  for (const [plain, text] of Object.entries(written)) expect(base32(Buffer.from(plain))).toBe(text);
});

it('the QR code names the service and the account, whatever their letters', () => {
  const uri = new URL(otpauthUri(secret, '노무체크', 'a+b:c@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.pathname.split(':').map(decodeURIComponent)).toEqual(['/노무체크', 'a+b:c@example.com']);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: base32(secret),
    issuer: '노무체크',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
