import type { Choice } from '@nomucheck/domain/rulesets/ruleset.ts';
import { describe, expect, test } from 'vitest';
import { chosenOf, hasSensitive, pressed, textOfChosen } from './chosen.ts';

const choices: readonly Choice[] = [
  { value: 'no', label: '없어요', alone: true },
  { value: 'union', label: '노동조합', sensitive: true },
  { value: 'birth', label: '출산', sensitive: true },
  { value: 'harassment', label: '괴롭힘' },
  { value: 'withheld', label: '답하지 않을게요' },
];

describe('pressing one of several choices', () => {
  test('adds it in the order of the question, and takes it away again', () => {
    expect(pressed(choices, ['harassment'], 'union')).toEqual(['union', 'harassment']);
    expect(pressed(choices, ['union', 'harassment'], 'union')).toEqual(['harassment']);
  });

  test('"없어요" takes the place of all others, and they of it', () => {
    expect(pressed(choices, ['union', 'harassment'], 'no')).toEqual(['no']);
    expect(pressed(choices, ['no'], 'harassment')).toEqual(['harassment']);
    expect(pressed(choices, ['no'], 'no')).toEqual([]);
  });

  test('"답하지 않음" takes the place of the sensitive ones, and they of it', () => {
    expect(pressed(choices, ['union', 'birth', 'harassment'], 'withheld')).toEqual(['harassment', 'withheld']);
    expect(pressed(choices, ['harassment', 'withheld'], 'union')).toEqual(['union', 'harassment']);
  });
});

test('only a sensitive choice needs a consent', () => {
  expect(hasSensitive(choices, ['harassment', 'withheld'])).toBe(false);
  expect(hasSensitive(choices, ['harassment', 'birth'])).toBe(true);
});

test('what is chosen is the text of one field and is read from it', () => {
  expect(chosenOf(textOfChosen(['union', 'harassment']))).toEqual(['union', 'harassment']);
  expect(chosenOf('')).toEqual([]);
});
