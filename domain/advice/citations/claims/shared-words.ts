import { fold } from '../../../search/folding.ts';

/** The words of a clause that say what it is about, without endings and figures. */
export const wordsOf = (clause: string): readonly string[] => {
  const words = fold(clause)
    .text.replace(/\d[\d,.]*\s*[가-힣%]*/gu, ' ')
    .match(/[가-힣]{2,}/gu);
  return [...new Set((words ?? []).filter((word) => !saysNothing.test(word)).map((word) => word.slice(0, 2)))];
};

/** How many of these words the text has, in these or in its own terms. */
export const sharedWords = (words: readonly string[], text: string): number => {
  const within = text.replace(/\s+/gu, '');
  return words.filter((word) => [word, ...(inLaw[word] ?? [])].some((term) => within.includes(term))).length;
};

/** Words of any sentence, and those of force, which is compared by itself. */
const saysNothing =
  /^(?:다만|그러|그리|그래|그런|따라|또는|그보|있|없|않|아니|못[하해한]|해야|하여야|해요|돼요|되[는지며고]|하[고는지며]|합니|됩니|것[은이을]|경우|때문|그것|이것|이런|어떤|모두|각각|안에|안으|까지|이상|이하|미만|이내|초과|적어|[봐봤]요|져요|예요|이에|이고|이며|같은|위한|대한|대해|관한)/u;

/** Plain words, by their first two syllables, and the terms that the laws have for them. */
const inLaw: Readonly<Record<string, readonly string[]>> = {
  회사: ['사용자', '사업주'],
  직원: ['근로자'],
  사람: ['근로자', '자를', '자가'],
  알려: ['통지', '통보', '예고', '신고'],
  알렸: ['통지', '통보', '신고'],
  이유: ['사유'],
  다툼: ['분쟁'],
  증명: ['입증'],
  먼저: ['우선'],
  뽑으: ['채용'],
  쓰는: ['사용'],
  쓰면: ['사용'],
  주어: ['지급'],
  받아: ['지급', '받은'],
  나와: ['부과'],
  내야: ['제기', '부과'],
  지키: ['이행'],
  일한: ['근로'],
  일을: ['업무', '직무'],
  일로: ['직무'],
  대우: ['처우'],
  끝나: ['만료', '종료', '마친'],
  마지: ['말일'],
  다음: ['익일'],
  그다: ['익일'],
  합해: ['합산'],

  속거: ['사기'],
  강요: ['강박'],
  신청: ['청구'],
  청구: ['신청'],
  곳에: ['사업장'],
  곳이: ['사업장'],
  곳은: ['사업장'],
  맺은: ['체결'],
  그만: ['이직', '퇴직'],
};
