import { paragraphsOf } from './clean-text.ts';
import { withoutBrokenLines } from './decision/broken-lines.ts';
import type { SectionText } from './decision-text.ts';

const headings =
  '주문|이유|청구취지|항소취지|청구취지및항소취지|신청취지|재심신청취지|원심판결|원심결정|제1심판결|제1심결정|환송판결|환송전판결|재심대상판결|' +
  '변론종결|연관판결|재심판정|초심판정|판정사항|판정요지|판정결과|판시사항|판결요지|결정요지|참조조문|참조판례|별지|전문|원판결|원결정';
/** Names that older decisions use for the same section. */
const nowCalled: Readonly<Record<string, string>> = { 원판결: '원심판결', 원결정: '원심결정' };
const isHeading = new RegExp(`^(?:${headings})$`);
/** The names that are also recognised as a word alone on its line, because they rarely mean anything else there. */
const plainHeadings =
  '주문|이유|청구취지|항소취지|청구취지및항소취지|신청취지|재심신청취지|판시사항|판결요지|결정요지|판정사항|판정요지|판정결과|참조조문|참조판례';
/** Also matches `주 문` and `주    문`. */
const spaced = (names: string): string => names.replaceAll(/(?<=[가-힣\d])(?=[가-힣])/g, '[^\\S\\n]*');
/** The headings that begin a section even where a source has lost the line break before them. */
const marks = new RegExp(`【\\s*(?:${spaced(headings)})\\s*】`, 'g');
/**
 * Forms that copying a text gives to headings: other brackets at the beginning of a line, or the word alone on its line.
 */
const lostMarks = new RegExp(
  `^[^\\S\\n]*(?:[[〔<《〈［][^\\S\\n]*(${spaced(plainHeadings)})[^\\S\\n]*[\\]〕>》〉］]|(${spaced(plainHeadings)})[^\\S\\n]*:?[^\\S\\n]*$)`,
  'gm',
);
const isParty =
  /^(?:재심|반소|원심|제1심)?(?:원고|피고|신청인|피신청인|채권자|채무자|청구인|피청구인|재항고인|상대방|피고인|항소인|상고인|근로자|사용자|검사|변호인|.*참가인)/;

/**
 * Cuts a decision's cleaned text into sections as sources set it: sections headed by `## 판시사항`, or one text with bracketed
 * headings (【주 문】), or both. Files, tables and text typed in by hand all go through this function.
 * @param first the section of the text before the first heading
 */
export const sectionsOfBody = (body: string, first = '판례내용'): readonly SectionText[] => {
  // `split` with a capture group returns body, heading, body, heading, body …
  const parts = body.replace(/^\s*# .*/, '').split(/^##[ \t]+(.{1,60})$/m);
  const sections: SectionText[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at]?.replace(/\s+/g, '') ?? '';
    const inside = parts[at + 1] ?? '';
    if (name === '판례내용' || name === '결정내용' || name === '내용')
      // One by one: as many arguments as a hostile text has headings would overflow the stack.
      for (const section of sectionsOfDecision(inside, first)) sections.push(section);
    else sections.push({ name, paragraphs: paragraphsOf(withoutBrokenLines(inside)) });
  }
  const before = parts[0] ?? '';
  return before.trim() === '' ? sections : [...sectionsOfDecision(before, first), ...sections];
};

/** Cuts the body of a judgment at its headings; the parties, each with a heading of its own, become one section. */
const sectionsOfDecision = (body: string, first: string): readonly SectionText[] => {
  const lines = paragraphsOf(withoutBrokenLines(withMarksOnLines(body)));
  const sections: { name: string; paragraphs: string[] }[] = [];
  let current = { name: first, paragraphs: [] as string[] };
  for (const line of lines) {
    const mark = /^【([^】]{1,60})】\s*(.*)$/.exec(line);
    const label = mark?.[1]?.replace(/\s+/g, '') ?? '';
    if (mark && (isHeading.test(label) || isParty.test(label))) {
      sections.push(current);
      const heading = isHeading.test(label);
      current = {
        name: heading ? (nowCalled[label] ?? label) : '당사자',
        paragraphs: [heading ? (mark[2] ?? '') : line],
      };
    } else {
      current.paragraphs.push(line.replace(/^#+ /, ''));
    }
  }
  return [...sections, current];
};

/**
 * Finds each heading at the beginning of a line; before the order (주문) everything in brackets is a heading, the parties
 * too.
 */
const withMarksOnLines = (body: string): string => {
  const marked = body.replace(lostMarks, '【$1$2】').replace(marks, '\n$&');
  const order = Math.max(0, marked.search(/【\s*(?:주\s*문|이\s*유)\s*】/));
  return marked.slice(0, order).replaceAll('【', '\n【') + marked.slice(order);
};
