import type { LawText } from '../law-text.ts';

/** Rules whose text was not found in public; what is said of them is from memory, and the firm has to confirm it. */
export const rulesToConfirm: readonly LawText[] = [
  {
    law: '노동위원회규칙',
    aliases: [],
    until: null,
    since: '2010-01-01',
    articles: '40 ~:0{0=3개월}',
  },
  {
    law: '근로기준법 시행규칙',
    aliases: ['근기법 시행규칙'],
    until: null,
    since: '2019-07-16',
    articles: '4 ~:0',
  },
];
