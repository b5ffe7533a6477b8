import { subjectInWords } from './draft/names/subject-names.ts';
import { subjectOf } from './draft/subjects.ts';
import { routeNames } from './route-names.ts';
import type { RulesetContent } from './ruleset.ts';
import { wordingOf } from './ruleset-in-words.ts';

/** The place of a field that belongs to no question, as findings name it: its subject, and what people call it. */
export const fieldInWords = (
  content: RulesetContent,
  at: readonly string[],
): { readonly path: string; readonly where: string } => {
  const path = subjectOf(at);
  const where = subjectInWords(path, wordingOf(content).placeOf);
  const which = elementInWords(content, at);
  return { path, where: which === null ? where : `${where} ${which}` };
};

/** Which route, point of law or rule it is; null: the list as a whole. */
const elementInWords = (
  { points = [], obstacles = [] }: RulesetContent,
  [list, name]: readonly string[],
): string | null => {
  if (name === undefined) return null;
  if (list === 'routes') return Object.entries(routeNames).find(([route]) => route === name)?.[1] ?? null;
  const point = [...points, ...obstacles].find(({ key }) => key === name);
  if (point) return `‘${point.text}’`;
  return /^\d+$/.test(name) ? `${Number(name) + 1}번째` : null;
};
