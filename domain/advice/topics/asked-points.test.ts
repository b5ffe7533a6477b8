import { describe, expect, it } from 'vitest';
import { compose } from '../answering/composing/compose.ts';
import { materialFromRules } from '../answering/composing/material-from-rules.fixture.ts';
import { harmOfOwner } from '../understanding/events/owner.ts';
import { understand } from '../understanding/understand.ts';

/** A Saturday. */
const today = '2026-11-28';
const plain = (text: string): string => text.replace(/\[\[[^\]]*\]\]/gu, '');
const answerTo = (question: string): string =>
  plain(compose({ question, conversation: [], material: materialFromRules(question, { today }) }));
const firstOf = (question: string): string => answerTo(question).split('\n')[0] ?? '';
const afterwards = (earlier: string, question: string): string => {
  const said = answerTo(earlier);
  const conversation = [
    { by: 'asker', text: earlier },
    { by: 'advisor', text: said },
  ] as const;
  return plain(
    compose({ question, conversation, material: materialFromRules(question, { today, earlier: [earlier] }) }),
  );
};

describe('the owner who did it isn’t who it is reported to', () => {
  it.each([
    '식당에서 일하는데 사장님이 엉덩이를 만지고 주방에서 껴안았어요 직원은 두명이에요 신고할 수 있나요',
    '원장이 회식 끝나고 차에서 허벅지를 더듬었어요 작은 학원이라 저까지 넷이에요 어떻게 해야 하나요',
    '사장이 회식에서 제 허벅지에 손을 올렸어요 직원은 3명이에요',
    '점장이 사장인데 자꾸 저를 만져요 알바예요',
    '사장 아들이 가게에서 뒤에서 자꾸 안아요 알바 둘뿐이에요',
    '대표님이 워크숍에서 강제로 키스했어요 증거는 없는데 어떡하죠',
    '카페 알바인데 점주가 뒤에서 끌어안고 뽀뽀하려고 했어요 그만둬야 할까요',
  ])('touched: %s', (question) => {
    const answer = answerTo(question);
    expect(firstOf(question)).toMatch(
      /강제추행.*회사에 먼저 알리지 말고 112나 해바라기센터\(1899-3075\), 여성긴급전화 1366/u,
    );
    expect(answer).toMatch(/CCTV/u);
    expect(answer).toMatch(/노동청\(1350\)에 사업주의 성희롱으로 진정/u);
    expect(answer).toContain('직원 수와 상관없어요');
    expect(answer).not.toMatch(/회사에 (?:글로|날짜와)|회사는 바로 조사|조사와 가해자와의 분리/u);
  });

  it.each([
    '대표가 자꾸 야한 농담을 하고 모텔 가자고 카톡을 보내요 직원 여섯이에요 신고되나요',
    '사장님이 몸매 얘기를 계속 해요 성희롱 맞죠 어디에 말해야 해요',
    '미용실 원장님한테 성희롱을 당하고 있는데 노동부에 신고 가능한가요',
  ])('in words: %s', (question) => {
    expect(firstOf(question)).toMatch(/고용노동부\(1350\)에 바로 신고/u);
    expect(answerTo(question)).not.toMatch(/회사에 (?:글로|날짜와) |조사와 가해자와의 분리/u);
  });

  it.each([
    '대표가 매일 폭언을 하고 괴롭혀요 직원 20명 회사입니다 신고는 어디에 하나요',
    '사장님이 저만 괴롭히는데 사장이 그러면 누구한테 신고해요 직원 열두명',
    '병원장이 아니라 원장이 직접 욕설을 해요 직원 30명이에요 어떻게 신고하나요',
  ])('bullied: %s', (question) => {
    expect(firstOf(question)).toMatch(/회사가 아니라 고용노동부\(1350\)에 바로 신고/u);
  });

  it.each([
    '팀장이 허리를 만졌어요 사장님한테 말했더니 참으래요',
    '사장님은 좋은데 부장이 자꾸 어깨를 주물러요',
    '대표한테 괴롭힘을 신고했는데 조용히 하래요',
    '사장님이 제 가방을 만지고 서랍을 뒤져요',
  ])('another did it: %s', (question) => {
    expect(harmOfOwner(question)).toBeNull();
  });
});

describe('a conversation about unemployment benefit stays one', () => {
  it.each([
    [
      '제가 사직서 냈는데 통근이 너무 멀어서요 실업급여 되나요',
      '퇴사는 2월 20일에 했어요 지금 신청하면 다 받나요',
      '2027년 2월 20일',
    ],
    [
      '자진퇴사했는데 실업급여 받을 수 있는 경우가 있나요',
      '3월 5일에 그만뒀고 4년 다녔어요 늦은 건가요',
      '2027년 3월 5일',
    ],
    ['계약만료로 나왔는데 실업급여 신청하려고요', '퇴사일은 2월 27일이에요 신청 늦었나요', '2027년 2월 27일'],
    [
      '월급이 두달 밀려서 사표 냈어요 실업급여 나오나요',
      '그만둔 날은 올해 1월 31일이요 아이 보느라 신청을 못 하고 있었어요',
      '2027년 1월 31일',
    ],
  ])('%s / %s', (earlier, question, day) => {
    const answer = afterwards(earlier, question);
    expect(answer).toContain(day);
    expect(answer).toMatch(/고용센터/u);
    expect(answer).not.toMatch(/노동위원회|구제신청|해고예고수당|해고된 날이 맞는지/u);
  });

  it('says that who looked after a child may have it prolonged, where that is reported in time', () => {
    expect(
      afterwards('자진퇴사했는데 실업급여 받나요', '올해 2월 10일에 퇴사했고 아이 보느라 신청을 안 하고 있었어요'),
    ).toMatch(/기간을 늘릴 수 있는지/u);
  });

  it('isn’t one of who was sent away', () => {
    expect(
      afterwards('11월 9일에 해고됐는데 실업급여 받을 수 있나요 직원 30명', '구제신청은 언제까지 해야 돼요'),
    ).toContain('2027년 2월 10일');
  });
});

describe('teachers of schools by whatever words', () => {
  it.each([
    '사립중 정교사인데 학교법인에서 파면 처분서를 11월 5일에 받았어요 노동위원회에 내려고 하는데 서류가 뭔가요',
    '여고에서 국어를 가르치는데 재단이 11월 5일에 해임 처분서를 줬고 그날 받았어요 부당해고 신청 되나요',
    '사립대 조교수인데 재임용 거부 통보를 11월 5일에 받았어요 구제신청 하려고요',
    '사립 유치원 교사인데 원장이 11월 5일에 해임했어요 노동위에 신청하나요',
    '저는 사립 초등학교 담임교사로 일하는데 처분서를 11월 5일에 받았어요 지노위에 가면 되나요',
  ])('%s', (question) => {
    expect(answerTo(question).split('\n\n').slice(0, 2).join(' ')).toMatch(/교원소청심사위원회에 2026년 12월 7일까지/u);
    expect(answerTo(question)).not.toMatch(/3개월/u);
  });

  it.each([
    '사립고 행정실 직원인데 해고됐어요',
    '고등학교 급식실에서 조리하는데 잘렸어요',
    '입시학원에서 수학을 가르치다 해고됐어요',
    '사립학교 기간제 교사인데 계약이 끝났대요',
  ])('but not: %s', (question) => {
    expect(understand(question, [], today).contract).not.toBe('public_official');
  });
});

describe('severance pay of day labourers', () => {
  it.each([
    '형틀 일용직으로 한 현장에서 1년 3개월 일했는데 노임도 안 주고 일용직은 퇴직금이 없대요',
    '인력사무소 말고 한 건설사에서 일당으로 2년 일했어요 반장이 마지막달 임금을 안 줬고 퇴직금도 있나요',
    '노가다는 퇴직금 못 받는다던데 진짜인가요 같은 회사에서 14개월 일했어요',
  ])('%s', (question) => {
    expect(firstOf(question)).toMatch(/일용직도 한 회사에서 1년 이상.*퇴직금/u);
    expect(answerTo(question)).not.toMatch(/두 번 넘게/u);
  });
});

describe('whether one may record', () => {
  it.each([
    ['부장이랑 면담할 때 몰래 녹음해도 되나요', /^네, 내가 낀/u],
    ['회의실에 녹음기를 켜두고 제가 없는 동안 녹음해도 될까요', /^하지 마세요/u],
    [
      '팀장과 통화 녹음은 해도 되나요 그리고 제 책상에 휴대폰을 켜놓고 나가도 되나요',
      /^내가 낀 대화는 .*범죄이니 하지 마세요/u,
    ],
    ['사직서 안 쓰면 다른 지점으로 보낸다고 협박하는데 면담을 녹음해도 돼요?', /^네, 내가 낀/u],
  ])('%s', (question, first) => {
    expect(firstOf(question)).toMatch(first);
    expect(answerTo(question)).not.toMatch(/이 발령에 동의하지|발령장/u);
  });

  it.each([
    ['사직서 안 내면 제주로 발령 낸다고 해요', null],
    ['권고사직 거부하면 지방으로 보낸대요', null],
    ['안 나가면 창고로 전보 보내겠대요', null],
    ['11월 20일자로 지방 발령이 났어요', 'transferred'],
    ['안 나간다고 했더니 지방으로 발령을 냈어요', 'transferred'],
  ])('what is threatened isn’t ordered: %s', (question, dismissal) => {
    expect(understand(question, [], today).dismissal).toBe(dismissal);
  });
});
