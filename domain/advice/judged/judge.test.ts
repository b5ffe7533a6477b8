import { describe, expect, it } from 'vitest';
import type { CheckedText } from '../citations/check-claims.ts';
import type { Citation } from '../texts/citation.ts';
import { judge } from './judge.ts';
import type { JudgedQuestion } from './judged-question.ts';

const label: JudgedQuestion = {
  name: '카톡',
  question: '카톡으로 해고됐어요',
  articles: ['근로기준법 제27조', '남녀고용평등법 제19조 제3항'],
  mayName: ['근로기준법 제28조'],
  decisions: [['2011다42324', '2017다226605']],
  mustNotSay: ['취소됩니다'],
  deadline: { state: 'runs', route: 'labour_commission', rule: '근로기준법 제28조 제2항', lastDay: '2027-02-22' },
};
const article = (n: number, law: string, number: string): Citation => ({
  kind: 'article',
  n,
  law,
  article: number,
  onDate: '2026-11-23',
});
const decision = (n: number, caseNumber: string): Citation => ({
  kind: 'case',
  n,
  caseNumber,
  caseId: '0d9b2b54-0000-4000-8000-000000000000',
  revision: 1,
  passage: 0,
  quote: '요지',
  court: '대법원',
  decidedOn: null,
});
const answer = (text: string, citations: readonly Citation[]): CheckedText => ({ text, citations, dropped: {} });
const equality = '남녀고용평등과 일·가정 양립 지원에 관한 법률';

describe('the judgment of an answer', () => {
  it('has what the label asks for, whatever name the law goes by', () => {
    const good = answer('서면이 있어야 해요[1]. 2027년 2월 22일까지예요[2]. 그렇게 보았어요[3][4].', [
      article(1, '근로기준법', '제27조'),
      article(2, '근로기준법', '제28조 제2항'),
      article(3, equality, '제19조 제3항'),
      decision(4, '2017다226605'),
    ]);
    expect(judge(label, good)).toEqual({
      name: '카톡',
      articles: { wanted: 2, named: 2, missing: [] },
      decisions: { wanted: 1, named: 1, missing: [] },
      wrongArticles: [],
      forbidden: [],
      cited: 4,
      dropped: 0,
      deadlineNamed: true,
    });
  });

  it('finds what is missing, wrong, forbidden and left out', () => {
    const bad = {
      ...answer('취소됩니다[1]. 반드시 이겨요. 무료 법률상담입니다. 2027년 2월 20일까지예요[2].', [
        article(1, equality, '제19조 제4항'),
        article(2, '근로기준법', '제28조 제2항'),
      ]),
      dropped: { no_source: 2, quote_differs: 1 },
    };
    expect(judge(label, bad)).toMatchObject({
      articles: { named: 0, missing: ['근로기준법 제27조', '남녀고용평등법 제19조 제3항'] },
      decisions: { named: 0 },
      wrongArticles: ['남녀고용평등법 제19조 제4항'],
      dropped: 3,
      deadlineNamed: false,
    });
    expect(judge(label, bad).forbidden).toHaveLength(3);
  });

  it('wants a period that is over to be called so', () => {
    const rule = { route: 'labour_commission', rule: '근로기준법 제28조 제2항' } as const;
    const over: JudgedQuestion = { ...label, deadline: { state: 'passed', ...rule, lastDay: '2027-02-22' } };
    const named = [article(1, '근로기준법', '제28조 제2항')];
    expect(judge(over, answer('2027년 2월 22일까지예요[1].', named)).deadlineNamed).toBe(false);
    expect(judge(over, answer('2027년 2월 22일에 지났어요[1].', named)).deadlineNamed).toBe(true);
  });
});
