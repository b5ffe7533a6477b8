import { koreanText } from '../../kernel/korean/korean-date.ts';
import type { CheckedText } from '../citations/check-claims.ts';
import { type JudgedQuestion, neverSaid } from './judged-question.ts';

/** What a checked answer has of what its question's label asks for. */
export type Verdict = {
  readonly name: string;
  readonly articles: Share;
  readonly decisions: Share;
  /** Named, though neither asked for nor allowed by the label. */
  readonly wrongArticles: readonly string[];
  /** Patterns of what must not be said that the text matches. */
  readonly forbidden: readonly string[];
  /** Claims that the check let through with a source, and those that it left out. */
  readonly cited: number;
  readonly dropped: number;
  /** null where no period runs. */
  readonly deadlineNamed: boolean | null;
};

/** `missing`: what the label asks for and the answer doesn't name. */
export type Share = { readonly wanted: number; readonly named: number; readonly missing: readonly string[] };

export const judge = (label: JudgedQuestion, { text, citations, dropped }: CheckedText): Verdict => {
  const articles = citations.flatMap((one) => (one.kind === 'article' ? [articleOf(`${one.law} ${one.article}`)] : []));
  const decisions = new Set(citations.flatMap((one) => (one.kind === 'case' ? one.caseNumber.split(', ') : [])));
  const allowed = [...label.articles, ...label.mayName].map(articleOf);
  return {
    name: label.name,
    articles: shareOf(label.articles, (wanted) => articles.some((named) => meets(named, articleOf(wanted)))),
    decisions: shareOf(
      label.decisions.map((group) => group.join(' | ')),
      (group) => group.split(' | ').some((number) => decisions.has(number)),
    ),
    wrongArticles: articles.filter((named) => !allowed.some((one) => covers(one, named))).map(inWords),
    forbidden: [...neverSaid, ...label.mustNotSay].filter((pattern) => new RegExp(pattern, 'u').test(text)),
    cited: [...text.matchAll(/\[\d{1,3}\]/gu)].length,
    dropped: Object.values(dropped).reduce((sum, count) => sum + count, 0),
    deadlineNamed: namesDeadline(label.deadline, text, articles),
  };
};

const shareOf = (wanted: readonly string[], isNamed: (one: string) => boolean): Share => {
  const missing = wanted.filter((one) => !isNamed(one));
  return { wanted: wanted.length, named: wanted.length - missing.length, missing };
};

const namesDeadline = (
  deadline: JudgedQuestion['deadline'],
  text: string,
  articles: readonly Article[],
): boolean | null => {
  if (deadline.state === 'none') return null;
  const namesRule = articles.some((named) => covers(articleOf(deadline.rule), named));
  if (deadline.lastDay === null) return namesRule && /(?:3개월|6개월|30일|1년)/u.test(text);
  const namesDay = text.includes(koreanText(deadline.lastDay));
  return namesRule && namesDay && (deadline.state === 'runs' || /지났/u.test(text));
};

type Article = { readonly law: string; readonly number: string; readonly paragraph: string | null };

const articleOf = (name: string): Article => {
  const [, law = '', number = '', paragraph] =
    /^(.+?)\s+(제\d+조(?:의\d+)?|별표 \d+)(?:\s+(제\d+항))?/u.exec(name) ?? [];
  return { law: shortNames[law] ?? law, number, paragraph: paragraph ?? null };
};

const inWords = ({ law, number, paragraph }: Article): string =>
  [law, number, paragraph].filter((part) => part !== null).join(' ');

const isSame = (one: Article, other: Article): boolean => one.law === other.law && one.number === other.number;

/** Whether naming this is naming what was asked for. */
const meets = (named: Article, wanted: Article): boolean =>
  isSame(named, wanted) && (wanted.paragraph === null || named.paragraph === wanted.paragraph);

/** Whether the label allows it: an article without a paragraph is any of its paragraphs. */
const covers = (label: Article, named: Article): boolean =>
  isSame(label, named) && (label.paragraph === null || named.paragraph === null || label.paragraph === named.paragraph);

/** As the labels name laws, by their official names. */
const shortNames: Readonly<Record<string, string>> = {
  '남녀고용평등과 일·가정 양립 지원에 관한 법률': '남녀고용평등법',
  '기간제 및 단시간근로자 보호 등에 관한 법률': '기간제법',
  '기간제 및 단시간근로자 보호 등에 관한 법률 시행령': '기간제법 시행령',
  '파견근로자 보호 등에 관한 법률': '파견법',
  '노동조합 및 노동관계조정법': '노동조합법',
  '고용상 연령차별금지 및 고령자고용촉진에 관한 법률': '고령자고용법',
  '부정경쟁방지 및 영업비밀보호에 관한 법률': '부정경쟁방지법',
  '부패방지 및 국민권익위원회의 설치와 운영에 관한 법률': '부패방지권익위법',
  '교원의 지위 향상 및 교육활동 보호를 위한 특별법': '교원지위법',
  대한민국헌법: '헌법',
};
