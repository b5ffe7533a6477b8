import { describe, expect, it } from 'vitest';
import { topicsIn } from '../../answering/question/topics.ts';
import { understand } from '../understand.ts';
import { says } from './words.ts';

const today = '2026-11-27';

/** Two halves of two words, or the inside of one, that look like a word of law. */
const traps: readonly (readonly [text: string, word: string])[] = [
  ['다음 주에 나오래요', '음주'],
  ['다음주에 나오래요', '음주'],
  ['올해 임금이 올랐어요', '해임'],
  ['이상 무단 투기 얘기예요', '상무'],
  ['사내 정치가 심해요', '내정'],
  ['업무 단톡방에서 봤어요', '무단'],
  ['회사 직원이 많아요', '사직'],
  ['환경 고려를 안 해요', '경고'],
  ['결정 년말에 난대요', '정년'],
  ['전부 업무예요', '부업'],
  ['배달 속도 급하게 재촉해요', '도급'],
  ['피아노 조율을 맡았어요', '노조'],
  ['회사 표창을 받았어요', '사표'],
  ['전화 해도 안 받아요', '화해'],
  ['정직하게 말해서 몰라요', '정직'],
  ['수출 산업단지에 있어요', '출산'],
  ['온도 조절 도중이었어요', '절도'],
  ['팀장 부임 신고식을 했어요', '임신'],
  ['회사 망하게 하려 한대요', '사망'],
  ['현재 심정이 그래요', '재심'],
  ['예산 재검토를 한대요', '산재'],
  ['이번달도 급여가 없어요', '도급'],
  ['각자 살길 찾재요', '자살'],
  ['추석 연휴 직전이에요', '휴직'],
  ['오전 직원회의가 있어요', '전직'],
  ['화면 직접 캡쳐했어요', '면직'],
  ['부실 업체예요', '실업'],
  ['교대 기사 형님이에요', '대기'],
  ['라면 직접 끓였어요', '면직'],
  ['엄마 약 타러 갔어요', '마약'],
  ['아이 직접 데리러 가요', '이직'],
  ['공지 각자 보래요', '지각'],
  ['한 해 고생했어요', '해고'],
  ['퇴근 전 보고를 했어요', '전보'],
  ['소파 견적을 냈어요', '파견'],
  ['건강 등 핑계를 대요', '강등'],
  ['주 단위 임금으로 줬어요', '위임'],
  ['선배 임금도 밀렸어요', '배임'],
  ['해결 근거 자료가 있어요', '결근'],
  ['장비 위에 올라가요', '비위'],
  ['통합 의료 재단이에요', '합의'],
  ['스파 면접을 봤어요', '파면'],
  ['약속 도로 취소했어요', '속도'],
];

describe('words are read whole', () => {
  it.each(traps)('%s: no “%s”', (text, word) => {
    expect(says(text)(word)).toBe(false);
  });

  it('whatever the topics of the questionnaire look for', () => {
    const found = traps.flatMap(([text]) => topicsIn(text, null).map(({ id }) => `${text}: ${id}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['정직 1개월을 받았어요', '정직'],
    ['징계해고 통지서예요', '해고'],
    ['육휴 쓰고 왔어요', '육휴'],
    ['8월20일에짤렸는데요', '짤렸~'],
    ['내일부터 나오지말래요', '나오지 말~'],
    ['노조에 들었어요', '노조'],
    ['산재로 쉬었어요', '산재'],
  ])('%s: has “%s”', (text, word) => {
    expect(says(text)(word)).toBe(true);
  });
});

describe('what happened is told from what is asked, feared or planned', () => {
  const read = (text: string) => understand(text, [], today);

  it.each([
    ['사직서 쓰래요 지금 쓸까요?', 'asked'],
    ['사직서를 썼어요', 'signed'],
    ['안 쓰면 고소한다고 소리질러서 사직서 썼습니다', 'forced'],
    ['노동위에 답변서를 내는데 직원이 사직서를 안썼어요', null],
    ['회사 표창까지 받았어요', null],
  ] as const)('%s: a resignation is %s', (text, resignation) => {
    expect(read(text).resignation).toBe(resignation);
  });

  it.each([
    ['어제 카톡으로 짤렸어요', 'done'],
    ['12월 31일부로 정리해고한다고 종이로 받았어요', 'to_come'],
    ['안쓰면 징계해고한다고 해요', 'threatened'],
    ['직원을 내보내려고 합니다 저는 사장입니다', 'planned'],
    ['대기발령 3개월째예요', 'suspended'],
    ['회사에서 해고 취소한대요 다시 나오래요', 'withdrawn'],
  ] as const)('%s: a dismissal is %s', (text, dismissal) => {
    expect(read(text).dismissal).toBe(dismissal);
  });
});

describe('who works there, and how it stands', () => {
  const read = (text: string) => understand(text, [], today);

  it.each([
    ['5인미만인데 육아휴직 달라니까 해고한대요', 'under_five'],
    ['5인 미만 회사인데 해고당했어요', 'under_five'],
    ['5명 안 되는 가게에서 짤렸어요', 'under_five'],
    ['5인 이상 회사예요', 'five_or_more'],
    ['사장님빼고 4명이고 주말알바 1명 더있어요 회사 직원이요', 'unclear'],
    ['직원 30명이에요', 'five_or_more'],
    ['7명 정리해고 통지를 받았어요', null],
  ] as const)('%s: the workplace is %s', (text, size) => {
    expect(read(text).size).toBe(size);
  });

  it.each([
    ['10월 20일에 구제신청은 이미 했는데 회사가 폐업했대요', 'filed'],
    ['구제신청을 아직 못 했어요', 'not_filed'],
    ['부당해고 구제신청 이겼는데 복직을 안 시켜줘요', 'won'],
    ['중노위 재심 판정서 받았어요 다음은요', 'review_lost'],
  ] as const)('%s: the dispute is %s', (text, stage) => {
    expect(read(text).stage).toBe(stage);
  });

  it.each([
    ['저는 식당 사장이고 직원 6명이에요', 'employer'],
    ['횡령한 직원 바로 해고하고 월급에서 까도 되나요', 'employer'],
    ['직원이 부당해고 구제신청했다고 노동위에서 서류가 왔는데 뭘 해야하나요', 'employer'],
    ['지노위에서 복직명령 나왔는데 그 직원 다시 쓰기 싫어요', 'employer'],
    ['경영난으로 직원 8명 중 3명 정리해고 하려합니다', 'employer'],
    ['해고통지서 양식 써주세요 직원 9명', 'employer'],
    ['직원한테 사직서 받으면 나중에 문제없나요', 'employer'],
    ['직원이 기밀을 넘긴것 같아요 당장 자르고 퇴직금 안줘도 되죠', 'employer'],
    ['임신한 계약직 직원 계약만료로 보내도 되나요', 'employer'],
    ['회사가 다른 직원들 자르고 저도 나가래요', 'employee'],
    ['같이 일하던 직원이 저를 신고해서 해고당했어요', 'employee'],
    ['사장이 직원을 내보내고 알바로 채운대요 저도 해고 통보 받았어요', 'employee'],
    ['그 직원은 그대로인데 저만 잘렸어요', 'employee'],
    ['회사가 저를 자르고 다른 직원을 뽑아도 되나요', 'employee'],
    ['사직서 안쓰고 버티는 직원 어떻게 내보내나요', 'employer'],
    ['저는 식당 직원인데 사장이 직원들 다 자르고 가게 판대요', 'employee'],
    ['직원을 정리하려고 합니다 7명 병원입니다', 'employer'],
    ['사장이 저를 자르려고 해요', 'employee'],
    ['아버지 대신 올립니다 공장에서 나가래요', 'employee'],
  ] as const)('%s: asked by the %s', (text, asker) => {
    expect(read(text).asker).toBe(asker);
  });
});

describe('a decision, and who is protected', () => {
  const read = (text: string) => understand(text, [], today);

  it.each([
    ['중노위에서도 이겼는데 회사가 소송 냈대요', 'review_won'],
    ['지노위 각하 결정서 11월 23일에 받았습니다', 'lost'],
    ['어떻게 생각하는지 몰라서 회사가 없어졌나 했어요', 'not_filed'],
  ] as const)('%s: %s', (text, stage) => {
    expect(read(text).stage).toBe(stage);
  });

  it.each([
    ['성희롱 신고했다고 10월 30일에 짤렸어요', true],
    ['성희롱 가해자로 몰려서 해고됐어요', false],
    ['성희롱했다고 해고당했어요', false],
  ] as const)('%s: reported sexual harassment: %s', (text, isProtected) => {
    expect(read(text).protectedBy.has('sexual_harassment')).toBe(isProtected);
  });
});
