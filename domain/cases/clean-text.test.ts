import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTimer } from '../../.config/processor-time.ts';
import { cleaned } from './clean-text.ts';

describe('the text of a decision', () => {
  it.each([
    '<A 회사 취업규칙> 제10조는 다음과 같다. <B 단체협약> 제3조도 같다. <C노조 규약> 제1조.',
    '근속 x<y 이고 y>z 인 경우 <별지 1> 참조 <표 2>',
    '5 < 6 이고 7 > 6 이다. (a<b) (b>a)',
    'a<b이고 b>c, <갑>과 <을>',
    '<P 주식회사>와 <I 회사>, <S>의 <U 규정>',
    '<주문> <이유>',
    '임금은 1∼3월분이다 <2099. 1. 1.>',
    '<span 회사>',
    '<form 제3호>',
    'i<10 && j>3',
    '<>',
    '<<A>>',
    '<b>',
  ])('keeps its angle brackets: %s', (text) => {
    expect(cleaned(text)).toBe(text);
  });

  it.each([
    ['주문<br/>기각한다.', '주문\n기각한다.'],
    ['<p>하나</p><p>둘</p>', '하나\n둘\n'],
    ['<P class="x" ALIGN=center>하나</P>', '하나\n'],
    ['<b>굵게</b> <A 회사 취업규칙>', '굵게 <A 회사 취업규칙>'],
    ['<a href="/x" title="판례">2099다1</a> <표 1>', '2099다1 <표 1>'],
    ['<td>가</td><td>나</td>', '가 나 '],
    ['근로자 <A>와 <B>의 해고<br>이유', '근로자 <A>와 <B>의 해고\n이유'],
    ['<B>굵게</B><br>', '굵게\n'],
    ['<Q Company> 규정과 <A team lead><br>', '<Q Company> 규정과 <A team lead>\n'],
    ['<td nowrap align=center>가</td><hr noshade/>', '가 \n'],
    ['가<!-- 숨은 글 -->나', '가나'],
    ['<img src="a.png" alt="그림">가', '가'],
    ['<o:p></o:p>가', '가'],
    ['&lt;주문&gt;<br>기각', '<주문>\n기각'],
    ['<font color=red>가</font> x<y 이고 y>z', '가 x<y 이고 y>z'],
    ['<table><tr><td>가</td></tr></table>', '가 \n\n'],
  ])('loses the tags of HTML where it is HTML: %s', (text, clean) => {
    expect(cleaned(text)).toBe(clean);
  });

  it.each([
    ['\u{f0289}\u{f02b1}\u{f02c5}', '①①⑫'],
    ['\u{f02ce} 첫째 \u{f02e1}', '❶ 첫째 ⓴'],
    ['제품\u{f02ef}서비스', '제품·서비스'],
    ['\u{f0854}근로기준법\u{f0855}', '《근로기준법》'],
    ['대표 홍길동 \u{f012b}', '대표 홍길동 (인)'],
    ['\u{f03da} 신청내용 \u{f02ec} \u{f02fb}', '□ 신청내용 ◇ ▸'],
    // As files of HWP 5 have them.
    ['\ua2b1 첫째 \ua854법\ua855 \ua12b', '① 첫째 《법》 (인)'],
    // Signs that aren't known, and old Hangul.
    ['\u{f03e0} \ue1a7', '\u{f03e0} \ue1a7'],
  ])('has Hancom’s private letters as what they are (%#)', (written, read) => {
    expect(cleaned(written)).toBe(read);
  });

  it('has the signs that Hancom’s and Microsoft’s programs write as private letters', () => {
    expect(cleaned('\u{f02b1} 첫째 \u{f02b2} 둘째 \u{f02c4} \uf0a7 점 \uf0b7 \uf0e0 \uf06e')).toBe(
      '① 첫째 ② 둘째 ⑳ ▪ 점 • → ■',
    );
    expect(cleaned('\ue000')).toBe('\ue000');
  });

  it('is what was put in, for any sentence in brackets that HTML doesn’t know', () => {
    const word = fc.string({
      unit: fc.constantFrom('가', '나', ' ', '1', 'A', 'b', 'p', '조'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(word, word, (before, inside) => {
        const text = `${before}<${inside}>가`;
        expect(cleaned(text)).toBe(text);
      }),
    );
  });

  it.each([
    '<a '.repeat(200_000),
    `<a ${'b '.repeat(300_000)}`,
    '<!--'.repeat(100_000),
    `<br>${'<p x='.repeat(200_000)}`,
    `<br>${'&lt;'.repeat(200_000)}`,
  ])('is cleaned in time in proportion to its length, whatever it says (%#)', (text) => {
    const took = processorTimer();
    cleaned(text);
    expect(took()).toBeLessThan(3_000);
  });
});
