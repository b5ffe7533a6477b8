import { describe, expect, it } from 'vitest';
import { processorTimer } from '../../../../../.config/processor-time.ts';
import { around, lowAfter, lowBefore, tokenAt, tokensOf, withWord } from './page-tokens.ts';

/** `해고? 무효`: a word with a question mark is one that the recogniser was unsure of. */
const linesOf = (text: string) =>
  text.split('\n').map((line, row) =>
    line.split(' ').map((word, column) => ({
      text: word.replace('?', ''),
      confidence: word.endsWith('?') ? 40 : 95,
      low: word.endsWith('?'),
      box: { left: column / 10, top: row / 10, width: 0.08, height: 0.05 },
    })),
  );
const read = '이 사건 해고는? 무효\n임금을 지급하라?';
const lines = linesOf(read);
const tokensFor = (text: string) => tokensOf({ text, lines });
const places = (text: string) =>
  tokensFor(text).map(({ text: word, boxes }) => [word, boxes.map(({ left, top }) => `${top * 10}/${left * 10}`)]);

describe('the words of a page', () => {
  it('have the places that they were read from', () => {
    expect(tokensFor('이 사건 해고는 무효\n임금을 지급하라')).toMatchObject([
      { text: '이', from: 0, to: 1, low: false },
      { text: '사건', from: 2, to: 4 },
      { text: '해고는', from: 5, to: 8, low: true, confidence: 40, boxes: [{ left: 0.2, top: 0 }] },
      { text: '무효', from: 9, to: 11 },
      { text: '임금을', from: 12, to: 15, boxes: [{ left: 0, top: 0.1 }] },
      { text: '지급하라', from: 16, to: 20, low: true },
    ]);
  });

  it('keep their places when a word between them was corrected, and the corrected one has its own', () => {
    const corrected = tokensFor('이 사건 해고가 무효\n임금을 지급하라');
    expect(corrected[2]).toMatchObject({
      text: '해고가',
      low: false,
      confidence: null,
      boxes: [{ left: 0.2, top: 0 }],
    });
    expect(corrected.map(({ place }) => place)).toEqual([0, 1, null, 3, 4, 5]);
    expect(corrected[3]).toMatchObject({ text: '무효', boxes: [{ left: 0.3, top: 0 }] });
  });

  it('share places where words were joined, parted, added or left out', () => {
    expect(places('이사건 해고는 무효\n임금을 지급하라')[0]).toEqual(['이사건', ['0/0', '0/1']]);
    expect(places('이 사건 해고 는 무효\n임금을 지급하라').slice(2, 4)).toEqual([
      ['해고', ['0/2']],
      ['는', ['0/2']],
    ]);
    expect(places('이 사건 당시 해고는 무효\n임금을 지급하라')[2]).toEqual(['당시', []]);
    expect(places('이 사건 무효\n임금을 지급하라').map(([word]) => word)).toEqual([
      '이',
      '사건',
      '무효',
      '임금을',
      '지급하라',
    ]);
  });

  it('are found again in a text that was typed anew', () => {
    expect(places('전혀 다른 글 무효 입니다')).toContainEqual(['무효', ['0/3']]);
    expect(tokensOf({ text: '', lines })).toEqual([]);
    expect(tokensOf({ text: '가 나', lines: [] })).toMatchObject([{ boxes: [] }, { boxes: [] }]);
  });

  it('of a long page that was typed anew are compared within a second', () => {
    const long = linesOf('가나 '.repeat(9_000).trim());
    const took = processorTimer();
    expect(tokensOf({ text: '다라 '.repeat(9_000), lines: long })).toHaveLength(9_000);
    expect(tokensOf({ text: `${'가나 '.repeat(4_000)}다 ${'가나 '.repeat(4_999)}`, lines: long })).toHaveLength(9_000);
    expect(took()).toBeLessThan(1_000);
  });
});

describe('a word', () => {
  const text = '이 사건 해고는 무효\n임금을 지급하라';
  const tokens = tokensFor(text);

  it('is replaced, or left out with the blank beside it', () => {
    const [first, , third, fourth, fifth] = tokens;
    if (!first || !third || !fourth || !fifth) throw new Error('no words');
    expect(withWord(text, third, ' 해고가 ')).toBe('이 사건 해고가 무효\n임금을 지급하라');
    expect(withWord(text, third, '')).toBe('이 사건 무효\n임금을 지급하라');
    expect(withWord(text, first, '')).toBe('사건 해고는 무효\n임금을 지급하라');
    expect(withWord(text, fourth, '')).toBe('이 사건 해고는\n임금을 지급하라');
    expect(withWord(text, fifth, ' ')).toBe('이 사건 해고는 무효\n지급하라');
  });

  it('that has to be looked at is found after a place and before it', () => {
    expect([lowAfter(tokens, 0), lowAfter(tokens, 6), lowAfter(tokens, 17)]).toEqual([2, 5, null]);
    expect([lowBefore(tokens, text.length), lowBefore(tokens, 16), lowBefore(tokens, 5)]).toEqual([5, 2, null]);
  });

  it('is found by a point of the image', () => {
    expect(tokenAt(tokens, 0.22, 0.02)).toBe(2);
    expect(tokenAt(tokens, 0.02, 0.12)).toBe(4);
    expect(tokenAt(tokens, 0.9, 0.9)).toBeNull();
  });

  it('that stands for several has one box around them', () => {
    const [one, other] = tokens.map(({ boxes }) => boxes[0]);
    if (!one || !other) throw new Error('no boxes');
    expect(around([one, other])).toMatchObject({ left: 0, top: 0, height: 0.05 });
    expect(around([one, other])?.width).toBeCloseTo(0.18);
    expect(around([])).toBeNull();
  });
});
