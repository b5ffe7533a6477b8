import { isLocalDate, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import { anyHold } from '../walk/conditions.ts';
import { ofGrounds } from './mending/of-grounds.ts';
import { ofValidity } from './mending/of-validity.ts';

/** What a company should mend about a dismissal, with its law. */
export type Mending = { readonly key: string; readonly title: string; readonly text: string; readonly law: string };

/** What to mend, by the answers. After the dismissal took effect some of it can only be begun anew. */
export const mendingFor = (answers: Answers, today: LocalDate): readonly Mending[] => {
  const dismissed = answers.get('intake/dismissed');
  const hasTakenEffect = isLocalDate(dismissed) && dismissed <= today;
  return [...ofValidity, ...ofGrounds]
    .filter(({ when, unless = [] }) => anyHold(when, answers, today) && !anyHold(unless, answers, today))
    .map(({ key, title, before, after, law }) => ({
      ...{ key, title, law },
      text: hasTakenEffect ? (after ?? before) : before,
    }));
};
