import type { Facts } from '../../understanding/facts.ts';

/** Questions that topics for companies put to the facts. */

/** A company about which nobody has gone to the commission yet. */
export const isUndisputed = ({ asker, stage }: Facts): boolean => asker === 'employer' && stage === 'not_filed';

/**
 * The one who reported, or was hurt, is to be sent away, and not the one who is accused: `직원이 이사한테 괴롭힘 당했다고 했는데 그 직원을
 * 이참에 정리하려고요`.
 */
export const isReporterToGo = ({ question, asker }: Pick<Facts, 'question' | 'asker'>): boolean =>
  asker === 'employer' &&
  /괴롭|성희롱|추행|갑질|왕따|따돌|폭언/u.test(question) &&
  !/가해자(?:를|인|로)|(?:가해|행위)자를\s?(?:해고|징계)|신고된|신고당한|피신고/u.test(question) &&
  (/(?:신고자|신고한|신고했던|피해자|피해\s?(?:직원|본)|당한|당했다(?:고|는|며)|제보한)[^.?!]{0,60}(?:내보|해고|자르|자를|짜르|정리|그만두|수습\s?종료|본채용|재계약|계약\s?(?:만료|종료)|권고\s?사직)/u.test(
    question,
  ) ||
    (/(?:괴롭힘|성희롱|추행|갑질)[^.?!]{0,30}(?:당했다|신고|메일|말했|알려|얘기)/u.test(question) &&
      /(?:그|이|걔|그런데\s그|솔직히\s그)\s?(?:직원|알바|친구|사람|여직원|신입)[^.?!]{0,40}(?:내보|해고|자르|자를|짜르|정리|그만두|수습\s?종료|본채용|재계약|권고\s?사직)|이참에|겸사겸사|이\s?기회에/u.test(
        question,
      )));

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
