import { expect, test } from 'vitest';
import { caseFixture } from './case/case.fixtures.ts';
import { citedElement, passageHash } from './cited-passage.ts';

const { passages } = caseFixture;

test('an address leads to the passage whose number it names, counted from 0', () => {
  expect(citedElement(passageHash(1), passages)).toBe(`p-${passages[1]?.from}`);
});

test('a case without a text is cited by its point', () => {
  expect(citedElement(passageHash(0), [])).toBe('point-title');
});

test('other addresses, and passages that are gone, lead nowhere', () => {
  for (const hash of ['', '#part-1', '#passage-', '#passage-99', '#passage-1x', '#passage--1'])
    expect(citedElement(hash, passages)).toBeNull();
});
