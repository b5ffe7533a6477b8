import { conditionTextOf } from '@nomucheck/domain/rulesets/condition-text/condition-text.ts';
import { partsOf } from '@nomucheck/domain/rulesets/edition/ruleset-parts.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { textOf } from '../fields/conditions-json.ts';
import { formOf } from '../forms/form-of.ts';
import { placeName, placeOfPath } from '../places.ts';
import { edited } from '../work/pending.ts';
import type { Json, Path } from '../work/setting.ts';

/** Where a path leads: `9번 사유 3번 질문`. */
export const pathName = (at: Path, content: RulesetContent): string => {
  const place = placeName(placeOfPath(at), content);
  return isQuestion(at) ? `${place} 문항 전체` : `${place} ${fieldName(at, content)}`;
};

const isQuestion = (at: Path): boolean =>
  (at[0] === 'intake' && at.length === 2) || (at[2] === 'items' && at.length === 4);

/** What stands at a path, in words; of a whole question all that it says. */
export const standingInWords = (at: Path, value: Json, content: RulesetContent): string => {
  if (value === undefined || !isQuestion(at)) return value === undefined ? '뺌' : inWords(value, content);
  // It may stand in the content of one of the two editors only.
  const whole = edited(content, { at: [...at], value });
  const told = whole && partsOf(whole).find(({ subject }) => subject === at.at(-1));
  return told
    ? Object.entries(told.facts)
        .map(([name, text]) => `${name}: ${text}`)
        .join('\n')
    : inWords(value, content);
};

/** What a path is called in its form. */
const fieldName = (at: Path, content: RulesetContent): string => {
  const form = formOf(placeOfPath(at), content);
  const path = at.join('/');
  const fields = (form?.groups ?? []).flatMap(({ fields: all }) => all);
  const named =
    fields.find((field) => field.at.join('/') === path) ?? fields.find((field) => field.at.join('/').startsWith(path));
  return named?.name ?? at.at(-1) ?? '';
};

/** A value as a person reads it. */
export const inWords = (value: Json, content: RulesetContent): string => {
  if (value === undefined || value === null) return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value !== 'object') return String(value);
  const language = conditionTextOf(content);
  if (Array.isArray(value)) {
    const conditions = textOf('conditions', value, language) || textOf('alternatives', value, language);
    return conditions || value.map((each) => inWords(each, content)).join('\n');
  }
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${inWords(part, content)}`)
    .join('\n');
};
