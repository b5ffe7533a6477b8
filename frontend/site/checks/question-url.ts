import type { Address, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';

/** Every question has its own URL, so the browser's Back goes to the previous question. No URL contains an answer. */

export const startPath = '/check';
export const groundsPath = '/check/grounds';
export const answersPath = '/check/form/answers';

/** Back and Continue on a question opened from check-your-answers return there. */
export const changing = '?change';

export const questionPath = ({ section, numbering }: Pick<Address, 'section' | 'numbering'> | LooseAddress): string =>
  `/check/form/${section}/${numbering}`;

export const resultPath = (checkId: string): string => `/check/result/${checkId}`;

/** The answers that a result rests on. */
export const answersOfResultPath = (checkId: string): string => `${resultPath(checkId)}/answers`;

/** There, the answer to one question of the intake. */
export const answerOfResultPath = (checkId: string, key: string): string =>
  `${answersOfResultPath(checkId)}#${key.replace('/', '-')}`;

/** A question that follows the figure. */
export const morePath = (checkId: string, { section, numbering }: LooseAddress): string =>
  `${resultPath(checkId)}/more/${section}/${numbering}`;

type LooseAddress = { readonly section: string; readonly numbering: number };

export const isSectionId = (text: string): text is SectionId => /^detail-([1-9]|1\d|2[0-3])$/.test(text);

/** The question that the two parts of a URL name, or null if they name none. */
export const addressOf = (section: string | undefined, numbering: string | undefined): Address | null => {
  if (section === undefined || numbering === undefined || !/^\d{1,2}$/.test(numbering)) return null;
  if (section !== 'intake' && !isSectionId(section)) return null;
  return { section, numbering: Number(numbering) };
};

export const sameAddress = (one: LooseAddress, other: LooseAddress): boolean =>
  one.section === other.section && one.numbering === other.numbering;

/** The search of cases, begun with a section of the questionnaire. */
export const searchOfSection = (section: string | undefined): string =>
  section === undefined ? '/search' : `/search?sections=${encodeURIComponent(section)}`;
