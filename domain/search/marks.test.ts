import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markText, needlesOf, snippetOf } from './marks.ts';
import { PASSAGE_LENGTH, passagesOf } from './passages.ts';
import { parseQuery } from './query/query.ts';
import { anyText, decisionText } from './ranking/texts.fixture.ts';

const marked = (text: string, typed: string): readonly string[] =>
  markText(text, needlesOf(parseQuery(typed)))
    .filter((segment) => segment.marked)
    .map((segment) => segment.text);

describe('marks', () => {
  test('are segments of the text, and together with the segments between them the text itself', () => {
    fc.assert(
      fc.property(anyText, fc.oneof(decisionText, anyText), (text, typed) => {
        const segments = markText(text, needlesOf(parseQuery(typed)));
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        expect(segments.every((segment) => segment.text !== '')).toBe(true);
      }),
    );
  });

  test('are at the word, however the text spaces, writes or composes it', () => {
    expect(marked('경영상 해고와 경영상해고', '경영상 해고')).toEqual(['경영상 해고', '경영상해고']);
    expect(marked('징계ㆍ해고, ＣＣＴＶ', 'cctv 징계')).toEqual(['징계', 'ＣＣＴＶ']);
    expect(marked('부당해고'.normalize('NFD'), '해고')).toEqual(['해고'.normalize('NFD')]);
    expect(marked('대법원 2016. 3. 2. 선고 2016두64876 판결', '2016-두-64876')).toEqual(['2016두64876']);
    expect(marked('근로기준법 제23조 제1항은 해고를', '근로기준법 23조')).toEqual(['근로기준법 제23조 제1항']);
  });

  test('are on the halves of a long word that doesn’t occur whole', () => {
    expect(marked('해고의 서면 통지', '해고서면통지')).toEqual(['해고', '서면 통지']);
  });

  test('leave out a noun whose syllables only belong to two other words', () => {
    expect(marked('사표의 의사표시', '사표')).toEqual(['사표']);
    expect(marked('징계해고와 부당해고, 해고는', '해고')).toEqual(['해고', '해고', '해고']);
  });

  test('leave out a figure that is only part of another', () => {
    expect(marked('130일 30일', '30')).toEqual(['30']);
  });
});

describe('a snippet', () => {
  const text =
    '## 판시사항\n해고의 정당한 이유\n\n## 이유\n원고는 회사이다.\n\n참가인은 수습기간 중에 본채용을 거부당하였다.';

  test('shows the passage with the most of the query, and its place', () => {
    expect(snippetOf(text, needlesOf(parseQuery('수습기간 본채용')))).toMatchObject({
      section: '이유',
      paragraph: 1,
      cutBefore: false,
      cutAfter: false,
    });
    expect(snippetOf(text, needlesOf(parseQuery('연차휴가')))).toBeNull();
  });

  test('is a piece of the text', () => {
    fc.assert(
      fc.property(decisionText, fc.nat(), (text, start) => {
        const typed = text.slice(start % text.length).slice(0, 4);
        const snippet = snippetOf(text, needlesOf(parseQuery(typed)));
        if (!snippet) return;
        const shown = snippet.segments.map((segment) => segment.text).join('');
        expect(shown).toBe(text.slice(snippet.from, snippet.to));
        expect(snippet.segments.some((segment) => segment.marked)).toBe(true);
      }),
    );
  });
});

describe('the passages of a text', () => {
  const sections = fc
    .array(fc.tuple(fc.constantFrom('', '## 이유\n', '## 주문\n'), decisionText), { minLength: 1, maxLength: 8 })
    .map((all) => all.map(([heading, body]) => heading + body.repeat(6)).join('\n\n'));

  test('lose nothing, don’t overlap and are short', () => {
    fc.assert(
      fc.property(sections, (text) => {
        let at = 0;
        let between = '';
        for (const { from, to } of passagesOf(text)) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          expect(to - from).toBeLessThanOrEqual(PASSAGE_LENGTH);
          between += text.slice(at, from);
          at = to;
        }
        between += text.slice(at);
        expect(between.replace(/^## +[^\n]+$/gmu, '').trim()).toBe('');
      }),
    );
  });

  test('have their section and paragraph', () => {
    const long = '가나다라. '.repeat(130);
    expect(
      passagesOf(`앞\n\n## 이유\n${long}\n\n${long}`).map(({ section, paragraph }) => [section, paragraph]),
    ).toEqual([
      [null, 1],
      ['이유', 1],
      ['이유', 2],
    ]);
  });
});
