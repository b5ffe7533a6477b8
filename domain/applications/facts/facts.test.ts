import { describe, expect, it } from 'vitest';
import { standardSections } from '../../rulesets/testing/standard-parts.ts';
import { factOfItem, keysWithFacts } from './facts.ts';

/** Items of which an application says nothing: they only lead on, or only the other side would use them. */
const unsaid: readonly string[] = [
  'detail-3/aged-55-at-last-contract',
  'detail-4/not-directly-employed',
  'detail-4/no-employee-insurance',
  'detail-7/protected-reason',
  'detail-8/dismissal-withdrawn',
  'detail-18/whole-company-closed',
  'detail-19/penalty-standard-exists',
  'detail-23/three-months-passed',
];

const items = standardSections.flatMap((section) => section.items);

describe('what answers say in an application', () => {
  it('each item of the questionnaire has a sentence, or is known to have none', () => {
    for (const { key } of items) expect([key, factOfItem(key) !== null]).toEqual([key, !unsaid.includes(key)]);
  });

  it('no sentence is left behind of an item that the questionnaire doesn’t have', () => {
    const keys = new Set(items.map(({ key }) => key));
    expect(keysWithFacts.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('each sentence is a whole one, in the style of a filed document', () => {
    for (const key of keysWithFacts) {
      const { yes, no } = factOfItem(key) ?? {};
      const sentences = [yes, no].filter((text) => text !== undefined);
      expect([key, sentences.length > 0]).toEqual([key, true]);
      for (const text of sentences) expect(text).toMatch(/다(\([^)]+\))?\.$/);
    }
  });

  it('a question about one fact that several sections ask has one sentence', () => {
    const byFact = Map.groupBy(
      items.filter(({ fact }) => fact !== undefined),
      ({ fact }) => fact,
    );
    for (const [fact, same] of byFact) {
      const said = new Set(same.map(({ key }) => JSON.stringify(factOfItem(key))));
      expect([fact, said.size]).toEqual([fact, 1]);
    }
  });
});
