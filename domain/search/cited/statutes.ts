import { editionCited, formerTerm } from './renumbered-articles.ts';

/** Articles of statutes in the spellings in which people and decisions cite them. */

export type FoundArticle = {
  /** `근로기준법#23`, `근로기준법#43의2`. */
  readonly articles: readonly string[];
  readonly from: number;
  readonly to: number;
};

/** The short name under which an article is indexed, and other names of the statute. */
const statutes: Readonly<Record<string, readonly string[]>> = {
  근로기준법: ['근기법'],
  근로기준법시행령: ['근기법시행령'],
  기간제법: ['기간제및단시간근로자보호등에관한법률', '기간제근로자법'],
  파견법: ['파견근로자보호등에관한법률', '파견근로자법'],
  노동조합법: ['노동조합및노동관계조정법', '노조법', '노조및노동관계조정법'],
  노동위원회법: [],
  노동위원회규칙: [],
  퇴직급여법: ['근로자퇴직급여보장법', '퇴직급여보장법'],
  남녀고용평등법: ['남녀고용평등과일가정양립지원에관한법률', '고용평등법'],
  최저임금법: [],
  산업안전보건법: ['산안법'],
  산업재해보상보험법: ['산재보험법', '산재법'],
  고용보험법: [],
  근로자참여법: ['근로자참여및협력증진에관한법률', '근참법'],
  고령자고용법: ['고용상연령차별금지및고령자고용촉진에관한법률'],
  장애인차별금지법: ['장애인차별금지및권리구제등에관한법률'],
  공익신고자보호법: [],
  국가공무원법: [],
  지방공무원법: [],
  사립학교법: [],
  민사소송법: [],
  행정소송법: [],
  행정심판법: [],
  상법: [],
  민법: [],
  형법: [],
  헌법: ['대한민국헌법'],
};

const names = new Map(
  Object.entries(statutes).flatMap(([short, others]) => [short, ...others].map((name) => [name, short] as const)),
);

const spaced = (name: string): string => [...name].join('[\\s·,]*');
const anyName = [...names.keys()]
  .sort((a, b) => b.length - a.length)
  .map(spaced)
  .join('|');
const article = '제?\\s*(\\d{1,4})\\s*조(?:\\s*의\\s*(\\d{1,2}))?';
const inArticle = '(?:\\s*제?\\s*\\d{1,2}\\s*[항호]|\\s*[가-하]목|\\s*(?:단서|본문|전문|후문))*';
const first = new RegExp(`(${anyName})[」』》›)\\]]?\\s*(\\([^)\\n]{0,60}\\)\\s*)?${article}${inArticle}`, 'gu');
const further = new RegExp(`\\s*(?:,|·|및|와|과|내지|또는)\\s*${article}${inArticle}`, 'yu');

/**
 * The articles that a folded text cites, each with the statute's name before it. An article by a former number has a second
 * term that names the law it is of (`근로기준법/2007#30`).
 * @param decidedOn the date of the text, which tells the law in force; null for today.
 */
export const articlesIn = (text: string, decidedOn: string | null = null): readonly FoundArticle[] => {
  const found: FoundArticle[] = [];
  for (const match of text.matchAll(first)) {
    const [whole, name = '', amended = '', number = '', branch] = match;
    const short = names.get(name.replace(/[\s·,]+/g, '')) ?? name;
    const articles = [articleOf(short, number, branch)];
    let to = match.index + whole.length;
    for (further.lastIndex = to; ; ) {
      const next = further.exec(text);
      if (!next) break;
      articles.push(articleOf(short, next[1] ?? '', next[2]));
      to = further.lastIndex;
    }
    const edition = editionCited(
      former.test(text.slice(Math.max(0, match.index - 5), match.index)),
      amended,
      decidedOn,
    );
    const terms = articles.flatMap((term) => [term, formerTerm(term, edition)]).filter((term) => term !== null);
    found.push({ articles: [...new Set(terms)], from: match.index, to });
  }
  return found;
};

/** 구 before a statute's name. */
const former = /(?:^|[^가-힣])구\s*[「『《‹(]?\s*$/u;

const articleOf = (statute: string, number: string, branch: string | undefined): string =>
  `${statute}#${Number(number)}${branch === undefined ? '' : `의${Number(branch)}`}`;

/** The statutes' names, for suggestions. */
export const statuteNames: readonly string[] = [...names.keys()];
