import { caseNumbersOf } from '../../cases/case-numbers.ts';
import { passageAt } from '../../cases/found.ts';
import type { Proposal } from '../../cases/proposal.ts';
import { sourceDate } from '../../cases/source-dates.ts';
import { tribunalOf } from '../../cases/tribunal-names.ts';

type FactProposal = Extract<Proposal, { readonly field: 'tribunal' | 'caseNumbers' | 'decidedOn' | 'title' }>;
type Line = { readonly text: string; readonly from: number };

/** The head of a decision has its tribunal, number and parties; the date may stand at the end. */
const headLines = 40;
const endLines = 12;
/** Recognised letters may be wrong: a person compares each with the page. */
const rule = 'document-head';

/** What a decision on paper says of itself: who decided, under which number, when, about what. */
export const readFacts = (text: string): readonly FactProposal[] => {
  const lines = linesOf(text);
  const [head, end] = [lines.slice(0, headLines), lines.slice(headLines).slice(-endLines)];
  const number = numberIn(text, head);
  return [tribunalIn(text, head) ?? tribunalIn(text, end.toReversed()), ...number, dateIn(text, head, end)].flatMap(
    (found) => found ?? [],
  );
};

const linesOf = (text: string): readonly Line[] =>
  [...text.matchAll(/^.+$/gm)].map(({ 0: line, index }) => ({ text: line, from: index }));

const found = <Field extends FactProposal['field']>(
  text: string,
  { from, text: line }: Line,
  field: Field,
  value: string,
  nth = 1,
) => ({ id: `${field}#${nth}`, field, value, rule, passage: passageAt(text, from, from + line.length) });

/** Headings are set with blanks between the letters: 서 울 행 정 법 원. */
const tribunalIn = (text: string, lines: readonly Line[]): FactProposal | null => {
  for (const line of lines) {
    const plain = line.text.replace(/^#+\s*/, '').replace(/\s+/g, '');
    const name = isTribunal.exec(plain)?.[1];
    if (name !== undefined) return found(text, line, 'tribunal', tribunalOf(name));
  }
  return null;
};
const isTribunal =
  /^((?:중앙|[가-힣]{2,6}지방)노동위원회|대법원|헌법재판소|[가-힣]{2,8}(?:고등|지방|행정|가정)법원(?:[가-힣]{2,4}지원)?)(?:제\d+[가-힣]*부|심판위원회|판결|판정서|재심판정서|결정서?|전원재판부)?$/;

const numberLine = /^(?:사\s*건(?:\s*번\s*호)?)\s*[:：]?\s*(.+)$/;
/** The numbers that begin the line, and the name of the case after them. */
const numberAndName =
  /^((?:(?:[가-힣]{2,3})?\d{2,4}\s?[가-힣]{1,4}\s?\d+(?:\s*\([^)]{1,10}\))?(?:\s*[,/·]\s*(?=(?:[가-힣]{2,3})?\d|[가-힣]{1,4}\d))?|(?:[가-힣]{1,4})?\d+(?:\s*\([^)]{1,10}\))?(?:\s*[,/·]\s*(?=\d|[가-힣]{1,4}\d))?)+)\s*(.*)$/;

const numberIn = (text: string, lines: readonly Line[]): readonly FactProposal[] => {
  for (const line of lines) {
    const [, rest = ''] = numberLine.exec(line.text) ?? [];
    const [, written = '', name = ''] = numberAndName.exec(rest) ?? [];
    const numbers = caseNumbersOf(written).filter((number) => /[가-힣]\d+$/.test(number));
    if (numbers.length === 0) continue;
    const title = name.trim().slice(0, 300).toWellFormed();
    return [
      ...numbers.map((number, at) => found(text, line, 'caseNumbers', number, at + 1)),
      ...(title === '' ? [] : [found(text, line, 'title', title)]),
    ];
  }
  return [];
};

const dateLine =
  /^(?:판\s*결\s*선\s*고|선\s*고(?:\s*일\s*자?)?|판\s*정\s*일(?:\s*자)?|결\s*정\s*일(?:\s*자)?|의\s*결\s*일(?:\s*자)?)\s*[:：]?\s*(\d{4}\s*[.년].{1,14})$/;
const dateAlone = /^(\d{4}\s*[.년]\s*\d{1,2}\s*[.월]\s*\d{1,2}\s*[.일]?)$/;

/** The line that names the day; a commission's decision has it alone above the signatures. */
const dateIn = (text: string, head: readonly Line[], end: readonly Line[]): FactProposal | null => {
  const named = [...head, ...end].find((line) => sourceDate(dateLine.exec(line.text)?.[1] ?? '') !== null);
  const alone = end.findLast((line) => dateAlone.test(line.text)) ?? head.findLast((line) => dateAlone.test(line.text));
  const line = named ?? alone;
  if (!line) return null;
  const date = sourceDate((dateLine.exec(line.text) ?? dateAlone.exec(line.text))?.[1] ?? '');
  return date === null ? null : found(text, line, 'decidedOn', date);
};
