import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { Answers } from '../rulesets/ruleset.ts';
import { papersOfEmployment } from './next-steps/papers/of-employment.ts';
import { papersOfGrounds } from './next-steps/papers/of-grounds.ts';
import { papersOfProtection } from './next-steps/papers/of-protection.ts';
import type { Paper, PaperRule } from './next-steps/papers/paper.ts';
import { anyHold } from './walk/conditions.ts';

export type { Paper } from './next-steps/papers/paper.ts';

const rules: readonly PaperRule[] = [...papersOfEmployment, ...papersOfProtection, ...papersOfGrounds];

/** The papers for these answers, in the order in which they are worth keeping. */
export const papersFor = (answers: Answers, today: LocalDate): readonly Paper[] => {
  const about = groundsOf(answers);
  const hadBegun = answers.get('intake/contract') !== 'not_started';
  return rules
    .filter(
      ({ grounds, when, unless, beforeWork }) =>
        (hadBegun || beforeWork === true) &&
        ((grounds === undefined && when === undefined) ||
          grounds?.some((ground) => about.has(ground)) ||
          anyHold(when ?? [], answers, today)) &&
        !anyHold(unless ?? [], answers, today),
    )
    .map(({ key, name, keep, ofTheDispute }) => ({ key, name, keep, ...(ofTheDispute ? { ofTheDispute } : {}) }));
};

/** The ground that the company gave, and the sections that the answers led into: past the first question of each. */
const groundsOf = (answers: Answers): ReadonlySet<number> => {
  const answered = new Map<number, number>();
  for (const key of answers.keys()) {
    const section = numberOf(key);
    if (section !== null) answered.set(section, (answered.get(section) ?? 0) + 1);
  }
  const given = numberOf(answers.get('intake/ground'));
  const entered = [...answered].filter(([, items]) => items > 1).map(([section]) => section);
  return new Set([...entered, ...(given === null ? [] : [given])]);
};

const numberOf = (text: unknown): number | null => {
  const [, section] = typeof text === 'string' ? (/^detail-(\d+)(?:\/|$)/.exec(text) ?? []) : [];
  return section === undefined ? null : Number(section);
};
