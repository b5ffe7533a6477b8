import { caseNumbersOf } from '../../cases/case-numbers.ts';
import { cleaned, oneLine } from '../../cases/clean-text.ts';
import { type Decision, notNumbersOf, sourceIdOf, unusable } from '../../cases/decision-facts.ts';
import { composeText } from '../../cases/decision-text.ts';
import { sectionsOfBody } from '../../cases/judgment-sections.ts';
import { isCommission, tribunalOf } from '../../cases/tribunal-names.ts';
import { isDismissalMatter } from '../dismissal-matter.ts';
import { type ListedPage, readList, textOf } from './listed.ts';

/**
 * Decisions of labour commissions in the open law API (`target=nlrc`). Their numbers are masked (`2016부해OOO`), so within this
 * source only the serial number identifies one (`commission-decision.ts` finds it at another source); the date is the day of
 * posting, so it isn't taken for the day of the decision.
 */

export const commissionRoots = { list: 'Nlrc', detail: 'NlrcService' } as const;

/** @throws UnknownForm */
export const readCommissionList = (value: Readonly<Record<string, unknown>>): ListedPage =>
  readList(value, { list: 'nlrc', id: '결정문일련번호', title: '제목', day: '등록일' });

/**
 * null: not about a dismissal.
 * @throws DomainError `case_edit_failed` with the field that is missing, in Korean
 */
export const readCommissionDetail = (value: Readonly<Record<string, unknown>>): Decision | null => {
  const field = (name: string): string => oneLine(textOf(value[name]));
  const id = field('결정문일련번호');
  if (id === '') throw unusable('결정문일련번호', '일련번호가 없습니다.');
  const title = field('제목');
  if (!isAboutDismissal(field)) return null;
  const isReview = /재심/.test(title);
  const department = tribunalOf(field('담당부서'));
  const tribunal = isCommission(department) ? department : isReview ? '중앙노동위원회' : '';
  if (tribunal === '') throw unusable('담당부서', '어느 노동위원회인지 적혀 있지 않습니다.');
  const section = (name: string) => sectionsOfBody(cleaned(textOf(value[name])), name);
  // 내용 is usually empty: what is published are the points and the reasons in short.
  const text = composeText(['판정사항', '판정요지', '판정결과', '내용'].flatMap(section));
  if (text === '') throw unusable('판정요지', '본문이 비어 있습니다.');
  return {
    facts: {
      sourceId: sourceIdOf('', id),
      // The local commissions and the special one decide first.
      kind: tribunal === '중앙노동위원회' ? 'case-high' : 'case-low',
      tribunal: tribunal.slice(0, 60),
      caseNumbers: caseNumbersOf(field('사건번호')),
      decidedOn: null,
      title: title.slice(0, 300).toWellFormed(),
      outcomeText: field('판정결과').slice(0, 200).toWellFormed() || null,
      at: null,
    },
    text,
    ...notNumbersOf(field('사건번호')),
  };
};

/**
 * 부해 is the sign of all complaints against sanctions, dismissals among them; a complaint about union work or unequal treatment
 * is about a dismissal if its own words say so.
 */
const isAboutDismissal = (field: (name: string) => string): boolean =>
  /부해/.test(field('사건번호')) ||
  /해고/.test(field('자료구분')) ||
  isDismissalMatter({
    ...{ title: field('제목'), articles: '', decidedOn: null },
    issues: `${field('판정사항')} ${field('판정요지')}`,
  });
