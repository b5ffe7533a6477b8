import { differencesBetween } from '@nomucheck/domain/rulesets/difference.ts';
import { subjectOf } from '@nomucheck/domain/rulesets/draft/subjects.ts';
import { partsOf } from '@nomucheck/domain/rulesets/edition/ruleset-parts.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { formOf } from './forms/form-of.ts';
import { addressOf, placeName, placeOf, placeOfPath } from './places.ts';

test('every part that differences name has a form, and its address leads back to it', () => {
  for (const { subject } of partsOf(standardRuleset)) {
    const place = placeOf(subject);
    expect(formOf(place, standardRuleset), subject).not.toBeNull();
    expect(placeOf(addressOf(place))).toEqual(place);
  }
});

test('the place of a path is the place of its subject', () => {
  const paths = [
    ['sections', 'detail-9', 'items', 'detail-9/procedure-skipped', 'title'],
    ['intake', 'intake/notice', 'choices', 'paper', 'label'],
    ['points', 'x', 'text'],
    ['routes', 'court', 'closures'],
    ['edition', 'reasons'],
  ];
  for (const at of paths) expect(placeOf(subjectOf(at))).toEqual(placeOfPath(at));
  expect(placeName(placeOfPath(['sections', 'detail-9', 'title']), standardRuleset)).toBe('9번 사유');
  expect(differencesBetween(standardRuleset, standardRuleset)).toEqual([]);
});
