import { describe, expect, it } from 'vitest';
import { compose } from '../answering/composing/compose.ts';
import { materialFromRules } from '../answering/composing/material-from-rules.fixture.ts';
import { understand } from '../understanding/understand.ts';

/** A Saturday. */
const today = '2026-11-28';
const answerTo = (question: string): string =>
  compose({ question, conversation: [], material: materialFromRules(question, { today }) }).replace(
    /\[\[[^\]]*\]\]/gu,
    '',
  );
const firstOf = (question: string): string => answerTo(question).split('\n')[0] ?? '';

describe('what is about no dismissal isn’t answered as one', () => {
  it.each([
    ['인력사무소 통해 공사장에서 닷새 일했는데 노임을 안줘요', /바로 위 업체/u],
    [
      '철근 반장 밑에서 일당 20만원 열흘치 못 받았는데 시공사는 반장한테 다 줬다고만 해요',
      /대금을 이미 주었다고 해도/u,
    ],
    ['노가다 두달 했는데 오야지가 잠수타고 일당 떼였어요', /노동청에 진정/u],
    ['대리기사인데 콜 가다가 차에 치였어요 회사는 나몰라라해요', /노무제공자로 산재를 신청/u],
    ['택배기사입니다 짐 나르다 허리를 다쳤는데 산재 되나요', /산재를 신청/u],
    ['쿠팡이츠 배달하다 넘어져서 손목 골절 보험사가 합의하자네요', /합의서에 서명하기 전에/u],
    ['육아휴직 신청했더니 바쁘다고 거절당했어요 입사 2년차예요', /거절할 수 없는 것이 원칙/u],
    ['육아휴직 다녀왔더니 고과를 최하로 주고 승진에서 누락시켰어요', /평가나 승진, 임금에서 불리하게/u],
    ['육아휴직 끝나고 복직하려니 자리가 없다고 권고사직 하자고 해요', /서명하지 말고 .*출근/u],
    ['과장이 허리를 감싸고 만졌는데 말하면 잘릴까봐 겁나요', /조사하고 피해자를 보호/u],
    ['회식 자리에서 상무가 어깨를 감싸안고 만졌어요 어디에 신고하나요', /조사하고 피해자를 보호/u],
  ])('%s', (question, first) => {
    expect(firstOf(question)).toMatch(first);
    expect(firstOf(question)).not.toMatch(/해고예고수당|부당해고/u);
  });

  it('tells who may be asked for the wages of a site, whether or not the company above has paid', () => {
    const answer = answerTo('건설 현장에서 하청 반장이 임금을 안 줘요 원청은 책임 없대요');
    expect(answer).toContain('두 번 이상 도급');
    expect(answer).toContain('3년');
  });

  it.each([
    '네팔 사람이에요 E-9 비자예요 사장님이 여권을 뺏어서 안 줘요',
    '베트남에서 왔어요 사장이 외국인등록증을 가져갔어요 월급도 안 줘요',
    '캄보디아 사람 e9 여권을 회사가 보관하고 안 돌려줘요',
  ])('a passport that was taken: %s', (question) => {
    expect(answerTo(question)).toMatch(/여권을 가지고 있으면 안 돼요/u);
    expect(answerTo(question)).toMatch(/112나 1345/u);
  });
});

it.each(['E-9인데 여권은 제가 가지고 있어요 11월 20일에 해고됐어요', 'e9 여권은 제가 갖고 있고 월급을 못 받았어요'])(
  'no passport that they keep themselves: %s',
  (question) => {
    expect(answerTo(question)).not.toContain('여권을 가지고 있으면 안 돼요');
  },
);

it.each([
  '일하다 다쳤는데 회사가 산재 신청서에 도장을 안 찍어줘요',
  '작업 중에 손을 다쳤어요 산재는 어떻게 신청하나요',
])('who is only hurt is told how to claim, and nothing of a dismissal: %s', (question) => {
  const answer = answerTo(question);
  expect(answer).toContain('요양급여를 직접 신청');
  expect(answer).not.toMatch(/해고에 동의하지 않으며|구제신청으로 다투/u);
});

describe('a resignation that was never written', () => {
  it.each([
    '10월 7일부터 출근을 막는데 제가 사직서를 냈다면서 보여줬어요 제 서명이 아니에요 직원 15명',
    '사표 쓴 적이 없는데 11월 2일에 자진퇴사 처리됐어요 직원 30명',
    '회사가 사직서에 제 도장을 몰래 찍어서 11월 5일자로 내보냈어요 직원 12명',
  ])('%s', (question) => {
    const answer = answerTo(question);
    expect(firstOf(question)).toMatch(/쓰지 않은 사직서.*노동위원회에 구제신청/u);
    expect(answer).toMatch(/사문서위조/u);
    expect(answer).not.toMatch(/강요 때문에 쓴/u);
  });
});

describe('a resignation that is written already', () => {
  it.each([
    ['어제 이사가 사직서 내라고 해서 무서워서 냈어요 취소 되나요', 'forced'],
    ['사직서를 쓰라길래 어쩔 수 없이 썼는데 무를 수 있을까요', 'signed'],
    ['부장이 방에 가둬두고 사표 쓰라 해서 결국 썼어요', 'forced'],
    ['사직서에 사인하라고 몰아붙여서 사인했어요', 'forced'],
  ])('%s', (question, resignation) => {
    expect(understand(question, [], today).resignation).toBe(resignation);
    expect(firstOf(question)).not.toMatch(/^쓰지 마세요/u);
    expect(firstOf(question)).toMatch(/거둘|거두|취소한다고/u);
  });

  it.each(['사직서 쓰라는데 안 썼어요', '사직서를 쓰라고 해서 못 쓴다고 했어요'])('but not: %s', (question) => {
    expect(understand(question, [], today).resignation).not.toBe('signed');
    expect(understand(question, [], today).resignation).not.toBe('forced');
  });
});

describe('who asks', () => {
  it.each([
    '직원은 저하고 둘이에요 그저께 그만 나오라네요',
    '사장 포함 3명 네일샵인데 이번달까지만 하래요',
    '원장님이 어제 소리치면서 나오지 말라고 했어요 직원은 7명이에요',
    '알바는 저까지 넷인데 오늘까지만 일하라네요 부당해고 신청 되나요',
  ])('a worker: %s', (question) => {
    const { asker, isAskerUnclear } = understand(question, [], today);
    expect(asker).toBe('employee');
    expect(isAskerUnclear).toBe(false);
  });

  it.each([
    '알바가 지각이 잦아서 그만 나오라고 하려는데 괜찮나요 직원이 셋이에요',
    '팀장이 신입 직원에게 나오지 말라고 했는데 회사가 책임지나요 저는 대표입니다',
    '직원을 이번달까지만 쓰고 내보내려고 해요',
  ])('a company: %s', (question) => {
    expect(understand(question, [], today).asker).toBe('employer');
  });
});

describe('yes and no follow what was asked', () => {
  it.each([
    ['문자로 해고한 것도 유효한가요 직원 15명 11월 10일에 받았어요', /^아니요, /u],
    ['말로만 나가라고 한 것도 효력이 있나요 11월 12일이고 직원 20명', /^아니요, /u],
    ['카톡 해고 통보 받았는데 이거 무효 아닌가요 11월 12일 직원 20명', /^네, /u],
    ['팀장이랑 한 통화를 녹음했는데 불법인가요', /^아니요, .*불법이 아니/u],
    ['면담을 녹음하면 처벌받나요 저도 그 자리에 있었어요', /^아니요, /u],
    ['제가 낀 대화 녹취한 게 위법이에요?', /^아니요, /u],
  ])('%s', (question, first) => {
    expect(firstOf(question)).toMatch(first);
  });
});

describe('companies', () => {
  it.each([
    [
      '직원이 성희롱 신고를 했는데 피해 직원을 다른 매장으로 옮기면 되나요 20명 카페 사장입니다',
      /뜻에 반해 옮기면 안 되고/u,
    ],
    ['괴롭힘 신고가 들어왔는데 조사 안하고 조용히 넘어가도 되죠 저희 회사 직원 30명', /지체 없이 객관적으로 조사/u],
    ['직원을 과장에서 대리로 강등하려는데 그냥 해도 되나요 직원 40명', /강등은 징계여서/u],
    ['횡령이 의심되는 직원을 조사 끝날 때까지 무급으로 집에서 대기시키려고 해요 직원 12명', /평균임금의 70%/u],
    ['직원을 대기발령 내고 그동안 급여 안 줘도 되나요 직원 25명 인사팀입니다', /평균임금의 70%/u],
    ['직원 3명 가게 사장인데 징계로 직급을 내리고 싶어요', /강등은 징계여서/u],
  ])('%s', (question, first) => {
    expect(firstOf(question)).toMatch(first);
  });

  it('isn’t told of a notice that isn’t due yet, and is of the writing', () => {
    const answer = answerTo(
      '10월 5일에 입사한 수습직원을 일을 못해서 문자로 해고하려는데 아무때나 되죠 직원 15명 회사입니다',
    );
    expect(answer).toMatch(/^아니요, 문자나 카톡으로/u);
    expect(answer).not.toMatch(/30일분 통상임금을 준비하세요/u);
  });

  it('of fewer than five isn’t told that a dismissal without reason or writing fails', () => {
    const answer = answerTo('카페 하는데 직원이 셋이에요 1년 된 알바를 내보낼 때 해고예고수당 줘야 하나요');
    expect(answer).not.toMatch(/부당해고가 될 가능성|서면으로 알려야 효력/u);
  });
});

describe('what was told in the first message', () => {
  const followUp = (earlier: string, question: string): string => {
    const conversation = [
      { by: 'asker', text: earlier },
      { by: 'advisor', text: '알겠어요.' },
    ] as const;
    const material = materialFromRules(question, { today, earlier: [earlier] });
    return compose({ question, conversation, material }).replace(/\[\[[^\]]*\]\]/gu, '');
  };

  it.each([
    [
      '10월 21일에 말로 해고당했고 직원 22명이에요',
      '오늘 합의금 석달치 주면서 사인하래요 해야 하나요',
      '2027년 1월 21일',
    ],
    [
      '지난주 화요일에 카톡으로 짤렸어요 직원 40명',
      '회사가 합의서를 내밀면서 수요일까지 안 쓰면 취소래요 써야 하나요',
      '2027년 2월 17일',
    ],
    ['11월 6일에 나오지 말래요 서면은 없어요 30명 회사', '어제 합의서를 받았는데 서명해도 되나요', '2027년 2월 10일'],
  ])('%s / %s', (earlier, question, day) => {
    const answer = followUp(earlier, question);
    expect(answer).toContain(day);
    expect(answer).toMatch(/^아직 서명하지 말고/u);
    expect(answer).toMatch(/서면 없이 한 해고는 효력이 없어서/u);
  });
});

describe('money that is told', () => {
  it.each([
    ['권고사직으로 나왔는데 회사가 자진퇴사로 신고한대요 실업급여 못 받나요', /권고사직.*받을 수 있/u],
    ['12월 20일에 권고사직인데 이직확인서에 개인사정으로 쓴대요 실업급여 되나요', /권고사직.*받을 수 있/u],
    ['권고사직 받았는데 상실신고를 자진퇴사로 했어요 실업급여는 못받는건가요', /권고사직.*받을 수 있/u],
  ])('%s', (question, first) => {
    expect(firstOf(question)).toMatch(first);
  });

  it.each(['11월 2일에 징계해고됐고 퇴직금은 다 받았어요 직원 30명', '10월 30일에 해고당함 퇴직금은 받음 회사 50명'])(
    'doesn’t tell to claim what was paid: %s',
    (question) => {
      expect(answerTo(question)).not.toMatch(/퇴직금을 그만둔 날부터 14일 안에 받아야/u);
    },
  );
});
