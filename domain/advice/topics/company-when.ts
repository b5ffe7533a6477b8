import type { Facts } from '../understanding/facts.ts';

/** Questions that topics for companies put to the facts. */

/** A company about which nobody has gone to the commission yet. */
export const isUndisputed = ({ asker, stage }: Facts): boolean => asker === 'employer' && stage === 'not_filed';

/** Wants to have a yes: `해도 되나요`, `되죠`, `안 해도 되죠`. */
export const asksWhetherMay = ({ question }: Pick<Facts, 'question'>): boolean =>
  !/안\s?되(?:나|는|죠|지)|안\s?돼|안됩니까|안\s?될까/u.test(question) &&
  /(?:되나요|되나|되죠|돼죠|되지요|될까|됩니까|되는\s?(?:건가|거|지)|돼요\?|되요\?|괜찮|문제(?:되|없|가|될|있)|가능|상관없|수\s?있(?:나|을까|는지)|끝나나요|끝인가|맞죠|맞나요|끝나는\s?거죠|않을까요)/u.test(
    question,
  );

/** The same as a beginning: nothing where it wasn't asked whether one may. */
export const refusal = (facts: Pick<Facts, 'question'>): string => (asksWhetherMay(facts) ? '아니요, ' : '');

/** It has happened already, as the company tells it. */
export const isAnnounced = ({ dismissal }: Facts): boolean => dismissal === 'done';
