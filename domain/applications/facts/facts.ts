import type { AnswerValue } from '../../rulesets/ruleset.ts';
import type { Fact, FactPart, FactsOfSection } from './fact.ts';
import { factsOfBusiness } from './of-business.ts';
import { factsOfConduct } from './of-conduct.ts';
import { factsOfEmployment } from './of-employment.ts';

const sections: Readonly<Record<string, FactsOfSection>> = {
  ...factsOfEmployment,
  ...factsOfConduct,
  ...factsOfBusiness,
};

/** What is said of an item at all; null where an application says nothing of it. */
export const factOfItem = (key: string): Fact | null => {
  const [section = '', item = ''] = key.split('/');
  return sections[section]?.[item] ?? null;
};

/** Every item that something is said of, by its key. */
export const keysWithFacts: readonly string[] = Object.entries(sections).flatMap(([section, items]) =>
  Object.keys(items).map((item) => `${section}/${item}`),
);

/** The sentence of this answer, and the part of the reasons where it stands. */
export const factOf = (key: string, value: AnswerValue): { readonly part: FactPart; readonly text: string } | null => {
  const fact = factOfItem(key);
  if (fact === null || (value !== 'yes' && value !== 'no')) return null;
  const text = fact[value];
  return text === undefined ? null : { part: fact.part, text };
};
