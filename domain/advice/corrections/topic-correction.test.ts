import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import { answerLines } from './answer-lines.ts';
import { refusalOfLaw, refusalOfReplacement } from './replacement.ts';
import { mostOfTopic, topicCorrectionDecider } from './topic-correction.ts';
import { isOfOnePerson, topicLine } from './topic-line.ts';

const spec = deciderSpec(topicCorrectionDecider);
const today = '2026-11-27';
const topicId = 'kakao-dismissal';
const line = '문자로 한 해고는 효력이 없어요.';
const data = { topicId, line, replacement: '문자로만 한 해고는 효력이 없을 수 있어요.', law: null, fromAdvice: null };
const corrected = { type: 'TopicLineCorrected', data } as const;
const restored = { type: 'TopicLineRestored', data: { topicId, line } } as const;
const correct = { type: 'CorrectLine', ...data } as const;
const restore = { type: 'RestoreLine', topicId, line } as const;

describe('a sentence of a topic', () => {
  it('is said otherwise, otherwise again, or as it is written', () => {
    spec.given().when(correct).thenHappens(corrected);
    spec.given(corrected).when(correct).thenHappens();
    const never = { ...data, replacement: null };
    spec
      .given(corrected)
      .when({ type: 'CorrectLine', ...never })
      .thenHappens({ type: 'TopicLineCorrected', data: never });
    spec.given(corrected).when(restore).thenHappens(restored);
    spec.given(corrected, restored).when(restore).thenRefused('stage_wrong');
  });

  it('isn’t corrected to itself, and a topic not without end', () => {
    spec
      .given()
      .when({ ...correct, replacement: line })
      .thenRefused('invalid_request');
    const many = Array.from({ length: mostOfTopic }, (_none, n) => ({
      ...corrected,
      data: { ...data, line: `${n}번이에요.` },
    }));
    spec
      .given(...many)
      .when(correct)
      .thenRefused('stage_wrong');
  });
});

describe('what is said in its place', () => {
  it.each(['사직서를 쓰지 마세요.', '회사에 ‘복직하겠다’고 답하세요. 답한 글은 남겨 두세요.', '언제 들으셨나요?'])(
    'may be: %s',
    (text) => {
      expect(refusalOfReplacement(text, today)).toBeNull();
    },
  );

  it.each([
    ['해고는 무효입니다.', '해요'],
    ['해고는 무효예요', '마침표'],
    ['해고는 무효예요 [1].', '출처 번호'],
    ['첫 줄이에요.\n둘째 줄이에요.', '줄바꿈'],
    ['사직서를 내세요.', '해서는 안 되는 말'],
    ['구제신청을 하면 반드시 이겨요.', '해서는 안 되는 말'],
  ])('may not be: %s', (text, why) => {
    expect(refusalOfReplacement(text, today)).toContain(why);
  });

  it('rests on articles in force or on decisions', () => {
    for (const law of ['근로기준법 제27조', '대법원 2015두48136', '근로기준법 제23조 제1항; 근로기준법 제27조'])
      expect(refusalOfLaw(law, today)).toBeNull();
    expect(refusalOfLaw('근로기준법 제999조', today)).toContain('제999조');
    expect(refusalOfLaw('법에 있어요', today)).toContain('조문이나 사건번호');
  });
});

describe('the sentences of an answer that can be corrected', () => {
  const tests = [
    { item: 'detail-8/written-notice', why: '서면 통지가 필요해요.', law: '근로기준법 제27조' },
    {
      item: 'topic/kakao-dismissal',
      why: `${line}\n카톡을 지우지 마세요. 화면을 남겨 두세요.`,
      law: '근로기준법 제27조',
    },
    { item: 'topic/kakao-dismissal/law', why: '이유와 날짜를 적은 서면이 필요해요.', law: '근로기준법 제27조' },
    {
      item: 'topic/severance',
      why: '서울지방노동위원회에 2027년 2월 27일까지 신청하세요.\n월급 300만 원이면 퇴직금이 생겨요.',
      law: '',
    },
    { item: 'topic/kakao-dismissal/asked', why: '언제 받으셨나요?\n어제\n오늘', law: '' },
  ];
  const cited = { n: 3, kind: 'test', rulesetVersion: 'v', title: '노무체크 정리: 예전', law: '' } as const;
  const text = [
    `${line.slice(0, -1)} [1]. 서면 통지가 필요해요 [2].`,
    '',
    '- 카톡을 지우지 마세요.',
    '- 지금은 다르게 말하는 문장이에요 [3].',
    '- 이유와 날짜를 적은 서면이 필요해요 [1][2].',
    '- 중앙지방노동위원회에 2027년 2월 27일까지 신청하세요.',
    '- 월급 300만 원이면 퇴직금이 생겨요.',
    '언제 받으셨나요?',
    '- 어제',
  ].join('\n');

  it('are those that the firm’s summaries say to everybody, word for word', () => {
    const citations = [{ ...cited, item: 'topic/probation' }];
    expect(answerLines({ text, citations }, tests)).toEqual([
      { topicId, line, law: null, opens: true },
      { topicId, line: '카톡을 지우지 마세요.', law: null, opens: false },
      { topicId: 'probation', line: '지금은 다르게 말하는 문장이에요.', law: null, opens: false },
      { topicId, line: '이유와 날짜를 적은 서면이 필요해요.', law: '근로기준법 제27조', opens: false },
      { topicId, line: '언제 받으셨나요?', law: null, opens: false },
    ]);
  });

  it('are the same for all commissions, and hold nothing that was computed for one person', () => {
    expect(topicLine('- 서울지방노동위원회에  신청하세요 [2].')).toBe(
      '사업장이 있는 곳의 지방노동위원회에 신청하세요.',
    );
    for (const own of [
      '2027년 2월 27일까지예요.',
      '월급 300만 원이면 그래요.',
      '약 344만 원이에요.',
      '해고일까지 3일 남았어요.',
    ])
      expect(isOfOnePerson(own)).toBe(true);
    for (const all of ['30일 전에 알려야 해요.', '과태료가 500만 원 이하예요.']) expect(isOfOnePerson(all)).toBe(false);
  });
});
