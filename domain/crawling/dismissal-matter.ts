import { nameOfCase } from '../cases/decision-facts.ts';
import { dismissalArticles } from './dismissal-articles.ts';

/** What a source says of a decision before its text is read. */
export type Matter = {
  /** 사건명, or the title that a commission gives. */
  readonly title: string;
  /** 참조조문 as it is written; empty where the source has none. */
  readonly articles: string;
  /** 판시사항, in which a court names the questions that it decided. Left out where the source has none. */
  readonly issues?: string;
  /** `YYYY-MM-DD`: the Labour Standards Act numbered its articles differently before 2007 and before 1997. */
  readonly decidedOn: string | null;
};

/**
 * Whether a decision is about a dismissal. The name of the case decides where it can; where it is general (임금, 손해배상,
 * 근로자지위확인), the articles decide that the decision refers to, or the questions that the court names.
 */
export const isDismissalMatter = ({ title, articles, issues = '', decidedOn }: Matter): boolean => {
  const name = nameOfCase(title.normalize('NFC')).replace(/\s+/g, '');
  if (isOffence.test(name)) return false;
  if (namesDismissal.test(name)) return true;
  const cited = dismissalArticles(articles, decidedOn);
  if (endOfService.test(name)) return cited.labourStandardsAct;
  if (cited.dismissalOnly || asksAboutDismissal.test(issues.normalize('NFC'))) return true;
  return cited.anySanction && !otherSanction.test(name);
};

/** 근로기준법위반: a criminal case. Nobody asks there whether a dismissal holds. */
const isOffence = /위반(?:\([^)]*\))?(?:등|방조|교사)?$/;

/** Not 손해·고지, 침해·고시, 재해·고용: there the first of two words ends with 해. */
const namesDismissal = /(?<![손침피재방])해고|해고(?:무효|예고|처분|통보|통지|기간|수당|자)/;

/** In whole sentences: a dismissal, or its other forms, which only workers have. */
const asksAboutDismissal =
  /(?<![손침피재방상장이])해고|(?:통상|경영상)\s?해고|본채용\s?거[부절]|채용\s?내정|근로계약의?\s?갱신\s?거[부절]|갱신\s?기대권/;

/**
 * Words for the end of service that officials, teachers and directors of a company share with workers: the decision is about a
 * worker if it refers to the Labour Standards Act.
 */
const endOfService = /면직|파면|해임|해촉|당연퇴직|퇴직처분|퇴직무효|사직|갱신거절|갱신거부|계약해지|재임용거부|정년/;

/** Sanctions that keep the worker employed, though the same articles apply to them. 금전보상 (money instead of work) isn't 전보. */
const otherSanction =
  /정직|감봉|(?<!금)전보|전직|전근|견책|강등|강임|대기발령|휴직|직위해제|배치전환|전출|징계|인사발령|승진|(?<!환)경고/;
