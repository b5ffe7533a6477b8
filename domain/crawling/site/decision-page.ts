import { caseNumbersOf } from '../../cases/case-numbers.ts';
import { cleaned, oneLine } from '../../cases/clean-text.ts';
import type { Decision } from '../../cases/decision-facts.ts';
import { composeText } from '../../cases/decision-text.ts';
import { sectionsOfBody } from '../../cases/judgment-sections.ts';
import { tribunalOf } from '../../cases/tribunal-names.ts';
import { isDismissalMatter } from '../dismissal-matter.ts';
import { type BoardCode, boards, itemId, type SiteItem } from './boards.ts';
import { keepsProgramsOut } from './kept-out.ts';

/** What stands on the page of a decision, as it was found in the HTML. */
export type DecisionPageFound = {
  readonly title: string;
  /** By the heading beside each, the markup inside kept as line breaks only. */
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly SiteFile[];
  /** Whether there is a table of a decision at all. */
  readonly hasTable: boolean;
  readonly hasScript: boolean;
  readonly html: string;
  /** Its words without the markup. */
  readonly words: string;
};

/** A file beside a decision, as the site names it. */
export type SiteFile = { readonly fileId: string; readonly key: string; readonly name: string };

export type DecisionPageRead =
  | { readonly kind: 'decision'; readonly decision: Decision; readonly files: readonly SiteFile[] }
  /** The site says that there is none. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'kept_out' }
  /** Perhaps a script makes the content: a browser has to show the page. */
  | { readonly kind: 'scripted' }
  /** A decision, but not about a dismissal. */
  | { readonly kind: 'other_matter' }
  /** A page of the known form without what a case needs. */
  | { readonly kind: 'unusable'; readonly message: string }
  /** `missing` says in Korean what the page should have. */
  | { readonly kind: 'unknown'; readonly missing: string };

/** The fields of a decision's text, in the order of the text; the mediation board has another one. */
const textFields = ['판정사항', '판정요지', '판정결과', '요약내용'] as const;

const origin = 'https://nlrc.go.kr';

/** Reads the page of a decision of the boards 65 and 66. */
export const readDecisionPage = (
  { title: raw, fields, files, hasTable, hasScript, html, words }: DecisionPageFound,
  item: Pick<SiteItem, 'code' | 'sn'>,
): DecisionPageRead => {
  const title = oneLine(raw);
  if (title === '' && fields.size === 0) {
    if (/존재하지 않|삭제된 (?:게시물|자료)|없는 (?:게시물|자료)/.test(html)) return { kind: 'absent' };
    if (!hasTable && keepsProgramsOut({ html, words })) return { kind: 'kept_out' };
    if (hasScript) return { kind: 'scripted' };
  }
  if (title === '') return { kind: 'unknown', missing: '제목' };
  if (!textFields.some((name) => fields.has(name))) return { kind: 'unknown', missing: textFields.join('·') };
  if (item.code === 65 && !isAboutDismissal(title, fields)) return { kind: 'other_matter' };
  const tribunal = commissionOf(fields.get('담당부서') ?? '', title);
  if (tribunal === null) return { kind: 'unusable', message: '어느 노동위원회인지 적혀 있지 않아요.' };
  const text = composeText(textFields.flatMap((name) => sectionsOfBody(cleaned(fields.get(name) ?? ''), name)));
  // Without words of its own, a decision with a file is a case whose text is still to be read from it.
  if (text === '' && files.length === 0) return { kind: 'unusable', message: '본문도 첨부파일도 없어요.' };
  return {
    kind: 'decision',
    files,
    decision: {
      facts: {
        ...factsOf(item, title),
        kind: item.code === 66 ? 'case-low-meeting' : tribunal === central ? 'case-high' : 'case-low',
        tribunal,
        outcomeText:
          oneLine(fields.get('판정결과') ?? '')
            .slice(0, 200)
            .toWellFormed() || null,
        at: `${origin}${boards[item.code].detail}?jgmtSn=${item.sn}&jgmtDcsnSeCd=${item.code}`,
      },
      text,
    },
  };
};

/** An entry of the board 67 has no page: its title and its date are everything that the site shows. */
export const decisionOfRow = (item: SiteItem): Decision => ({
  facts: {
    ...factsOf(item, item.title),
    kind: 'case-low-meeting',
    tribunal: commissionOf('', item.title) ?? '노동위원회',
    outcomeText: null,
    at: `${origin}/nlrc/mainCase/judgment/index.do`,
  },
  text: composeText([
    { name: '제목', paragraphs: [item.title] },
    { name: '등록일', paragraphs: [item.date ?? ''] },
  ]),
});

const factsOf = (item: { readonly code: BoardCode; readonly sn: string }, title: string) => ({
  sourceId: `nlrc-site:${itemId(item)}`,
  caseNumbers: caseNumbersOf(numbersIn(title)),
  // The site only tells when it posted the decision.
  decidedOn: null,
  title: title.slice(0, 300).toWellFormed(),
});

/** Titles seldom name the number; where they do, it has the commission's form: 중앙2015부노128. */
const numbersIn = (title: string): string =>
  [...title.matchAll(/(?:[가-힣]{2})?\d{4}(?:부해|부노|차별|교섭|공정|단위|손해|의결|휴업)\d+/g)].join(', ');

/** Mediations and deliberations (66, 67) are kept, whatever they are about: they show how commissions proceed. */
const isAboutDismissal = (title: string, fields: ReadonlyMap<string, string>): boolean =>
  /해고/.test(fields.get('자료구분') ?? '') ||
  isDismissalMatter({
    ...{ title, articles: '', decidedOn: null },
    issues: textFields.map((name) => fields.get(name) ?? '').join(' '),
  });

const central = '중앙노동위원회';
const commissions = /[가-힣]{2}(?:(?:지방|특별|선원)노동위원회|지노위)|중앙노동위원회|중노위/;
/** A company's own second hearing of a discipline is a 재심, too; these words are the commission's. */
const review = /재심\s?(?:신청|판정)|초심/;

/** The commission that decided. Where the department is only named by its office, the title may tell. */
const commissionOf = (department: string, title: string): string | null => {
  const said =
    commissions.exec(oneLine(department))?.[0] ?? (review.test(title) ? central : commissions.exec(title)?.[0]);
  return said === undefined ? null : tribunalOf(said).slice(0, 60);
};
