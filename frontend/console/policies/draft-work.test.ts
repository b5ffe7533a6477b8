import { expect, test } from 'vitest';
import { kindOfDraft } from './draft-work.ts';

const typed = { text: '# 약관\n\n글', needsConsent: true, isDisadvantage: false, why: '바뀌어요', base: 3 };

test('what was kept on the device comes back as it was typed', () => {
  expect(kindOfDraft.read(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
});

test('what can’t be read is nothing', () => {
  for (const kept of [null, 'x', {}, { ...typed, text: 1 }, { ...typed, base: '3' }, { ...typed, needsConsent: 'yes' }])
    expect(kindOfDraft.read(kept)).toBeNull();
});

test('a draft that says the same isn’t touched, whatever revision it was typed on', () => {
  expect(kindOfDraft.isSame(typed, { ...typed, text: `${typed.text}\n`, base: 4 })).toBe(true);
  for (const change of [{ text: '# 다른 글' }, { needsConsent: false }, { isDisadvantage: true }, { why: '다른 까닭' }])
    expect(kindOfDraft.isSame(typed, { ...typed, ...change })).toBe(false);
});
