import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentCode, documentCodeOf, readDocumentCode } from './document-code.ts';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 32 });

test('Given any bytes, when a code is made of them, then it has the form of a code and is read back as it is', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      const code = documentCodeOf(given);
      expect(code).toMatch(documentCode);
      expect(readDocumentCode(code)).toBe(code);
    }),
  );
});

test('Given a code typed in small letters, without hyphens, with O for 0 and L for 1, when it is read, then it is the code', () => {
  expect(readDocumentCode(' a0b1 c3d4e5f6g7h8 ')).toBe('A0B1-C3D4-E5F6-G7H8');
  expect(readDocumentCode('aobl-c3d4-e5f6-g7h8')).toBe('A0B1-C3D4-E5F6-G7H8');
});

test.each(['', 'A1B2', 'A1B2-C3D4-E5F6-G7H8-0000', '문서 번호'])(
  'Given «%s», when it is read, then it can’t be a code',
  (typed) => {
    expect(readDocumentCode(typed)).toBeNull();
  },
);
