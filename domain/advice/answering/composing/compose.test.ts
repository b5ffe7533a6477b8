import { describe, expect, it } from 'vitest';
import { checkClaims } from '../../citations/check-claims.ts';
import { sentencesOf } from '../../citations/claims/sentences-of.ts';
import type { CheckFacts, Material } from '../material.ts';
import { compose } from './compose.ts';
import { materialFromRules } from './material-from-rules.fixture.ts';

const today = '2026-11-23';
/** The claims of a text that the check of an advice leaves out, each checked alone so that it can be named. */
const leftOut = async (text: string, material: Material): Promise<readonly string[]> => {
  const readPassage = async ({ caseId }: { readonly caseId: string }) => {
    const found = material.passages.find((passage) => passage.caseId === caseId);
    if (!found || found.outcome === null) return null;
    return { ...found, outcome: found.outcome, point: found.point ?? '', caseNumbers: [found.caseNumber] };
  };
  const dropped: string[] = [];
  for (const claim of text.split(/\n+/u).flatMap(sentencesOf)) {
    const written = async function* (): AsyncIterable<string> {
      yield claim;
    };
    for await (const piece of checkClaims(written(), { material, readPassage }))
      if (piece.dropped) dropped.push(`${piece.dropped}: ${claim}`);
  }
  return dropped;
};

type Said = { readonly by: 'asker' | 'advisor'; readonly text: string };

const answer = (question: string, conversation: readonly Said[] = []): string => {
  const earlier = conversation.filter(({ by }) => by === 'asker').map(({ text }) => text);
  return compose({ question, conversation, material: materialFromRules(question, { today, earlier }) });
};

/** The answers to these questions, one after the other in one conversation. */
const talk = (...questions: readonly string[]): readonly string[] => {
  const said: Said[] = [];
  return questions.map((question) => {
    const text = answer(question, said);
    said.push({ by: 'asker', text: question }, { by: 'advisor', text });
    return text;
  });
};

describe('an answer that is composed of rules and cases', () => {
  const whole = answer('11월 20일에 카톡으로 해고당했어요 직원 10명이에요');

  it('has the law, the deadline, decisions, what to do and what is unknown', () => {
    const headings = [...whole.matchAll(/^## (.+)$/gmu)].map(([, heading]) => heading);
    expect(headings).toEqual(['오늘 할 일', '이번 주에 할 일', '법으로 보면', '비슷한 결정에서는', '더 알려 주시면']);
    const [first = '', second = ''] = whole.split('\n\n');
    expect(first).toContain('카톡이나 문자로 나오지 말라는 것도 해고이고');
    expect(second).toContain('2027년 2월 22일까지');
  });

  it('counts the last day and says why it was moved', () => {
    expect(whole).toContain('노동위원회 구제신청은 2027년 2월 22일까지');
    expect(whole).toContain('공휴일이면 기간은 그다음 날에 끝나서, 늦춰진 날짜예요[[L: 민법 제161조]].');
  });

  it('tells the firm’s summary of a decision without quotation marks, and says who won', () => {
    const quotes = [...whole.matchAll(/의 요지는 (.+)이고, (.+)\[\[C\d+: "([^"]+)"\]\]/gu)];
    expect(quotes.length).toBeGreaterThan(1);
    for (const [, shown, ended, cited] of quotes) {
      expect(shown).toBe(cited);
      expect(ended).toMatch(/^(?:근로자|회사) 쪽 주장이 (?:일부만 )?받아들여졌어요$/u);
    }
  });

  it('quotes of a decision with a text the sentence that the question is about, and calls it one', () => {
    const question = '카톡으로 해고당했어요';
    const [first, ...others] = materialFromRules(question, { today }).passages;
    const text = '근로자는 2019년에 입사하였다. 해고 이유를 서면통지하지 않아 무효이다. 주문과 같이 판정한다.';
    const passages = first ? [{ ...first, text }, ...others] : [];
    const material = { ...materialFromRules(question, { today }), passages };
    expect(compose({ question, conversation: [], material })).toContain(
      '에는 “해고 이유를 서면통지하지 않아 무효이다”라는 대목이 있고, 근로자 쪽 주장이 받아들여졌어요[[C1: "해고 이유를 서면통지하지 않아 무효이다"]].',
    );
  });

  it('says what made it', () => {
    expect(whole).toContain('언어 모델 없이');
  });

  it('does not call a dismissal void where the Act does not reach', () => {
    const small = answer('직원 4명인 가게에서 카톡으로 해고당했어요');
    expect(small).toContain('5명 미만이라면 노동위원회 구제신청은 적용되지 않아요');
    expect(small).not.toContain('까지 사업장이 있는 곳의 지방노동위원회에');
  });

  it('says that the period is over where it is', () => {
    expect(answer('올해 7월 31일에 해고당했어요 직원 20명')).toContain(
      '노동위원회 구제신청은 2026년 11월 2일까지 할 수 있었고, 지금은 그 기한이 지났어요',
    );
    expect(answer('해고된지 네달 지났어요')).toContain('벌써 넘긴 것은 아닌지');
  });

  it('speaks to a company as to one', () => {
    const toCompany = answer('수습직원 본채용 거절하려고 합니다 직원 12명 회사 대표입니다');
    expect(toCompany).not.toMatch(/서명하지 마세요|구제신청을 해야|계속 일하겠/u);
  });

  it('invents nothing where no dismissal is told', () => {
    for (const question of ['전세보증금을 못 받았어요 어쩌죠', '안녕하세요'])
      expect(answer(question)).not.toMatch(/3개월|대법원|구제신청/u);
    expect(answer('월급이 밀렸어요')).not.toMatch(/구제신청|해고된/u);
  });
});

describe('nothing of an answer is left out by the check of its claims', () => {
  it.each([
    '임신했다고 하니까 나가라고 하네요 직원 3명',
    '이력서에 경력 부풀렸다고 3년 지나서 해고당했어요',
    '동료랑 싸웠다고 저만 해고됐어요',
    '시말서 안썼다고 해고',
    '12월 31일까지만 나오고 그만두래요',
    '해고된지 네달 지났어요',
    '작년 3월 2일에 해고당했어요 직원 7명',
    '지방직 공무원인데 해임됐어요',
    '성희롱 신고했다가 어제 짤렸어요 직원 20명',
    '상무로 있다가 해임됐어요',
    '직원을 정리해고하려고 합니다 대표입니다',
    '5인 미만인데 프리랜서 계약이라며 카톡으로 해고',
  ])('%s', async (question) => {
    expect(await leftOut(answer(question), materialFromRules(question, { today }))).toEqual([]);
  });

  it('where a decision has a text', async () => {
    const question = '카톡으로 해고당했어요';
    const found = materialFromRules(question, { today });
    const text = '근로자는 2019년에 입사하였다. 해고 이유를 서면통지하지 않았다. 주문과 같이 판정한다.';
    const material = { ...found, passages: found.passages.map((passage) => ({ ...passage, text })) };
    const written = compose({ question, conversation: [], material });
    expect(written).toContain('라는 대목이 있고');
    expect(await leftOut(written, material)).toEqual([]);
  });
});

describe('a follow-up', () => {
  it('says what is new, and nothing again', () => {
    const [first = '', second = ''] = talk('카톡으로 해고당했어요', '11월 3일이요 직원은 12명이에요');
    expect(second).toContain('2027년 2월 3일까지');
    const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));
    expect(lines(second).filter((line) => lines(first).includes(line))).toEqual([]);
    expect(second).not.toContain('언어 모델 없이');
  });

  it('turns to another ground', () => {
    const [, second = ''] = talk('카톡으로 해고당했어요', '지각을 많이 해서 그랬대요');
    expect(second).toContain('잦은 지각이나 결근은 징계사유가 되지만');
  });

  it('answers thanks in one friendly line, which the check of its claims leaves whole', async () => {
    const [, second = ''] = talk('카톡으로 해고당했어요', '감사합니다');
    expect(second).toBe('도움이 되었다면 다행이에요, 새로운 일이 생기면 언제든 이어서 적어 주세요.');
    expect(await leftOut(second, materialFromRules('감사합니다', { today }))).toEqual([]);
  });

  it('takes no report of an audit (감사) for thanks', () => {
    const [, second = ''] = talk('카톡으로 해고당했어요', '감사팀에서 조사했대요');
    expect(second).not.toContain('다행이에요');
  });

  it('knows the numbers that an answer got when it was checked, and repeats only the answer and its clock', () => {
    const first = answer('카톡으로 해고당했어요').replace(/\[\[[^\]]*\]\]/gu, '[1]');
    const second = answer('그럼 어떻게 해요? 해고 너무해요', [
      { by: 'asker', text: '카톡으로 해고당했어요' },
      { by: 'advisor', text: first },
    ]);
    expect(second).not.toMatch(/^## (?:오늘|이번 주)/mu);
    expect(second).toContain('?');
  });

  it('doesn’t begin again as it began: it says what came of what was told, or that it has no answer of its own', async () => {
    const [first = '', told = '', asked = ''] = talk(
      '카톡으로 해고당했어요',
      '회사는 마포에 있어요',
      '사장 나이는 몇 살인가요?',
    );
    expect(told).toMatch(/^알려 주신 것까지 넣어 다시 살펴봐 드렸어요\./u);
    expect(asked).toMatch(/^방금 물으신 것만 따로 정리해 둔 답은 찾지 못했어요\./u);
    expect(first).not.toMatch(/^(?:알려 주신|방금)/u);
    for (const text of [told, asked])
      expect(await leftOut(text.split('\n\n')[0] ?? '', materialFromRules('카톡으로 해고당했어요', { today }))).toEqual(
        [],
      );
  });

  it('tells to a suggested reply nothing of a ground that the reply only denies', () => {
    const [first = '', second = ''] = talk('직원 12명인데 11월 20일에 카톡으로 해고당했어요', '서면도 사직서도 없어요');
    expect(first).toContain('- 서면도 사직서도 없어요');
    expect(second).not.toContain('비슷한 결정');
    expect(second).not.toContain('의사표시');
  });

  it('asks back something else than before, until nothing is left to ask', () => {
    const asked = (text: string): string | undefined => text.split('## 더 알려 주시면')[1];
    const turns = talk('카톡으로 해고당했어요', '그럼 어떻게 해요?', '그다음은요?');
    const backs = turns.flatMap((text) => asked(text) ?? []);
    expect(backs.length).toBeGreaterThan(1);
    expect(new Set(backs).size).toBe(backs.length);
  });
});

describe('an answer to a question from a check', () => {
  const check: CheckFacts = {
    side: 'employee',
    answers: [{ question: '언제 해고되셨나요?', answer: '2026년 11월 2일' }],
    values: new Map([['intake/workers', 12]]),
    sections: [{ id: 'detail-9', title: '결근(근태불량)' }],
    shownRate: 41,
    routes: [{ name: '노동위원회 구제신청', open: true, why: '', deadline: '2027-02-02' }],
  };
  const route = { body: '지방노동위원회', period: '3개월', law: '근로기준법 제28조' };
  const base = materialFromRules('조퇴했다고 해고됐어요', { today });
  const material: Material = {
    ...base,
    check,
    dismissedOn: '2026-11-02',
    routes: check.routes.map((one) => ({ ...one, ...route })),
  };

  it('is about what the check went into, and asks nothing that it answered', () => {
    const text = compose({ question: '이 결과로 뭘 해야 하나요?', conversation: [], material });
    expect(text).toContain('잦은 지각이나 결근은 징계사유가 되지만');
    expect(text).toContain('2027년 2월 2일까지');
    expect(text).not.toContain('해고된 날은 언제인가요?');
    expect(text).not.toContain('직원은 몇 명인가요?');
  });

  it('is left whole by the check of its claims', async () => {
    const text = compose({ question: '이 결과로 뭘 해야 하나요?', conversation: [], material });
    expect(await leftOut(text, material)).toEqual([]);
  });
});
