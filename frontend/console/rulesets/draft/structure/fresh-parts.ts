import type { IntakeType, RulesetContent, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { JsonValue } from '../work/setting.ts';
import { freshId } from './fresh-id.ts';
import { namesIn } from './order.ts';

export type Fresh = { readonly name: string; readonly value: JsonValue };

/** An item that says nothing yet: both answers lead on, at the end of the section out of it. */
export const freshItem = (content: RulesetContent, section: SectionId, isLast: boolean): Fresh => {
  const name = freshId(`${section}/q-`, namesIn(content, ['sections', section, 'items']));
  const way = { type: isLast ? 'done' : 'next' };
  return { name, value: { key: name, numbering: 1, title: '', why: '', positive: way, negative: { ...way } } };
};

/** A question of the intake; `nextNumber`: the number after all that any edition has used. */
export const freshQuestion = (content: RulesetContent, type: IntakeType, nextNumber: number): Fresh => {
  const name = freshId('intake/q-', namesIn(content, ['intake']));
  const numbering = Math.max(nextNumber, ...content.intake.map((question) => question.numbering + 1));
  const question = { key: name, numbering, title: '', type };
  if (type !== 'radio' && type !== 'choices') return { name, value: question };
  return { name, value: { ...question, choices: [freshChoice([]), freshChoice([])] } };
};

/** A choice; `taken`: the values of the question's others. */
export const freshChoice = (taken: readonly string[]) => ({ value: freshId('c-', taken), label: '' });
