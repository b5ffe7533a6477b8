import { withoutBrokenLines } from './broken-lines.ts';
import { paragraphsOf } from './clean-text.ts';
import type { SectionText } from './decision-text.ts';

const headings =
  '주문|이유|청구취지|항소취지|청구취지및항소취지|신청취지|재심신청취지|원심판결|원심결정|제1심판결|제1심결정|환송판결|환송전판결|재심대상판결|' +
  '변론종결|연관판결|재심판정|초심판정|판정사항|판정요지|판정결과|별지|전문|원판결|원결정';
/** Names that older decisions have for the same section. */
const nowCalled: Readonly<Record<string, string>> = { 원판결: '원심판결', 원결정: '원심결정' };
const isHeading = new RegExp(`^(?:${headings})$`);
/** The marks that begin a section even where a source has lost the line before them. */
const marks = new RegExp(`【\\s*(?:${headings.replaceAll(/(?<=[가-힣\\d])(?=[가-힣])/g, '\\s*')})\\s*】`, 'g');
const isParty =
  /^(?:재심|반소|원심|제1심)?(?:원고|피고|신청인|피신청인|채권자|채무자|청구인|피청구인|재항고인|상대방|피고인|항소인|상고인|근로자|사용자|검사|변호인|.*참가인)/;

/** The body of a judgment at its marks; the parties, one a mark, are one section. */
export const sectionsOfDecision = (body: string): readonly SectionText[] => {
  const lines = paragraphsOf(withoutBrokenLines(body.replace(marks, '\n$&')));
  const sections: { name: string; paragraphs: string[] }[] = [];
  let current = { name: '판례내용', paragraphs: [] as string[] };
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
