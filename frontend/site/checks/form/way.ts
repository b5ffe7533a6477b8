import type { Walk } from '@nomucheck/domain/checks/path.ts';
import { answersPath, changing, questionPath, sameAddress, startPath } from './question-url.ts';

type Place = { readonly section: string; readonly numbering: number };

/** Questions that are asked, in order: derived ones, and those passed over, have no page in the order. */
const asked = (walk: Walk): readonly Place[] => [
  ...walk.steps.filter((step) => step.derivedFrom === undefined && step.passedOver === undefined),
  ...(walk.next === null ? [] : [walk.next]),
];

/** Whether this question may be answered now: it is on the path, or it is the next one. */
export const isOnTheWay = (walk: Walk, place: Place): boolean =>
  walk.steps.some((step) => sameAddress(step, place)) || (walk.next !== null && sameAddress(walk.next, place));

/**
 * Where Continue leads. After a change from check-your-answers only the questions that it opened are asked, then it returns
 * there.
 */
export const pathAfter = (walk: Walk, place: Place, isChange: boolean): string => {
  if (isChange) return walk.next === null ? answersPath : questionPath(walk.next) + changing;
  const way = asked(walk);
  const here = way.findIndex((other) => sameAddress(other, place));
  const following = here === -1 ? walk.next : way[here + 1];
  return following === undefined || following === null ? answersPath : questionPath(following);
};

/** Where Back leads. */
export const pathBefore = (walk: Walk, place: Place, isChange: boolean): string => {
  if (isChange) return answersPath;
  const way = asked(walk);
  const here = way.findIndex((other) => sameAddress(other, place));
  const previous = here === -1 ? way.at(-1) : way[here - 1];
  return previous === undefined ? startPath : questionPath(previous);
};

/**
 * The step of the question shown; the basic questions are the first. Steps are sections, because the number of remaining
 * questions isn't known before they are answered.
 */
export const stepOf = (walk: Walk, place: Place): { readonly step: number; readonly of: number } => {
  const index = walk.sections.findIndex(({ id }) => id === place.section);
  const step = place.section === 'intake' || index === -1 ? 1 : index + 2;
  return { step, of: Math.max(walk.progress.of, step) };
};
