import { describe, expect, it } from 'vitest';
import { textOfDecision } from '../cases/precedent-file.ts';
import { readTableRow } from './table-row.ts';

const textOf = (cells: object): string => readTableRow({ tribunal: '대법원', caseNumbers: '2020두1', ...cells }).text;

const whole = '## 주문\n\n상고를 기각한다.\n\n## 이유\n\n상고이유를 판단한다.\n\n1. 원심은 옳다.';

describe('a cell with a whole decision', () => {
  it.each([
    '【주 문】\n상고를 기각한다.\n【이 유】\n상고이유를 판단한다.\n1. 원심은 옳다.',
    '【주문】상고를 기각한다.【이유】상고이유를 판단한다.\n1. 원심은 옳다.',
    '주    문\n상고를 기각한다.\n\n이    유\n상고이유를 판단한다.\n1. 원심은 옳다.',
    '주문:\n 상고를 기각한다.\n이유:\n 상고이유를 판단한다.\n1. 원심은 옳다.',
    '[주 문] 상고를 기각한다.\r\n〔이유〕 상고이유를 판단한다.\r\n1. 원심은 옳다.',
    '&lt;주문&gt;<br>상고를 기각한다.<br/>&lt;이유&gt;<br/>상고이유를 판단한다.<br/>1. 원심은 옳다.',
    '## 주문\n\n상고를 기각한다.\n\n## 이유\n\n상고이유를 판단한다.\n\n1. 원심은 옳다.',
    '# 부당해고구제재심판정취소\n\n## 판례내용\n\n【주 문】 상고를 기각한다.\n【이 유】 상고이유를 판단한다.\n1. 원심은 옳다.',
  ])('is cut into its sections, as what is typed in is: %j', (cell) => {
    expect(textOf({ text: cell })).toBe(whole);
    expect(textOfDecision(cell)).toBe(whole);
  });

  it('is cut into sections in the columns 주문 and 이유, too, whose names head the text before the first heading', () => {
    expect(textOf({ order: '상고를 기각한다.\n【이유】 상고이유를 판단한다.\n1. 원심은 옳다.' })).toBe(whole);
    expect(textOf({ reasons: '【주문】 상고를 기각한다. 【이유】 상고이유를 판단한다.\n1. 원심은 옳다.' })).toBe(whole);
    expect(textOf({ order: '상고를 기각한다.', reasons: '상고이유를 판단한다.\n1. 원심은 옳다.' })).toBe(whole);
  });

  it('has parties, holding and citations as separate sections in the form in which the law portal copies it', () => {
    const cell =
      '【판시사항】 [1] 본채용 거부의 기준【판결요지】 [1] 객관적으로 합리적인 이유가 있어야 한다.【참조조문】 근로기준법 제23조【전문】【원고, 상고인】 원고【피고, 피상고인】 중앙노동위원회위원장【주 문】 상고를 기각한다.';
    expect(textOf({ text: cell })).toBe(
      [
        '## 판시사항\n\n[1] 본채용 거부의 기준',
        '## 판결요지\n\n[1] 객관적으로 합리적인 이유가 있어야 한다.',
        '## 참조조문\n\n근로기준법 제23조',
        '## 당사자\n\n【원고, 상고인】 원고\n\n【피고, 피상고인】 중앙노동위원회위원장',
        '## 주문\n\n상고를 기각한다.',
      ].join('\n\n'),
    );
  });

  it('keeps words that only look like headings', () => {
    const reasons = '정당한 이유\n없이 해고하였다. 주문과 같이 판결한다.\n[1] 이유 없다.\n# 1. 별지\n별지';
    expect(textOf({ reasons })).toBe(
      '## 이유\n\n정당한 이유\n\n없이 해고하였다. 주문과 같이 판결한다.\n\n[1] 이유 없다.\n\n1. 별지\n\n별지',
    );
  });
});

describe('the 구분 of a row', () => {
  const kindOf = (kind: string, tribunal = '대법원') =>
    readTableRow({ tribunal, caseNumbers: '2020두1', text: whole, kind }).facts.kind;

  it('is 판례, 판결 or 재심 for what courts and the central commission decide', () => {
    for (const kind of ['판례', '판결', '법원', '재심', '중노위']) expect(kindOf(kind)).toBe('case-high');
    expect(kindOf('초심', '서울지방노동위원회')).toBe('case-low');
    expect(kindOf('심문회의', '서울지방노동위원회')).toBe('case-low-meeting');
  });

  it('is told by the tribunal where it is empty, and refused with the known words where it is another', () => {
    expect(kindOf('')).toBe('case-high');
    expect(kindOf('', '서울지방노동위원회')).toBe('case-low');
    expect(() => kindOf('논문')).toThrow(expect.objectContaining({ code: 'case_edit_failed' }));
  });
});
