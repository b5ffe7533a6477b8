import { DomainError } from '../../kernel/errors.ts';
import type { RulesetContent } from '../ruleset.ts';

/** All ids of an edition to which stored answers refer: its questions, and what can be chosen at each. */
export const idsOf = ({ intake, sections }: Pick<RulesetContent, 'intake' | 'sections'>): readonly string[] => [
  ...intake.flatMap(({ key, choices = [] }) => [key, ...choices.map(({ value }) => `${key} ${value}`)]),
  ...sections.flatMap(({ items }) => items.map(({ key }) => key)),
];

/**
 * Throws `invalid_request` where something new has an id that a former edition used: an answer that is stored under it would be read as
 * the answer to another question.
 */
export const requireNewIds = (content: RulesetContent, base: RulesetContent, used: ReadonlySet<string>): void => {
  const known = new Set(idsOf(base));
  const taken = idsOf(content).filter((id) => used.has(id) && !known.has(id));
  if (taken.length === 0) return;
  const sentence = '지난 판이 다른 문항에 쓰던 이름이에요. 저장된 답이 섞이지 않게 새 이름으로 더해 주세요.';
  throw new DomainError('invalid_request', { errors: Object.fromEntries(taken.map((id) => [id, sentence])) });
};
