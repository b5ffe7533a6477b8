import { describe, expect, it } from 'vitest';
import { compose } from '../answering/composing/compose.ts';
import { materialFromRules } from '../answering/composing/material-from-rules.fixture.ts';

/** A Saturday. */
const today = '2026-11-28';
const answerTo = (question: string): string =>
  compose({ question, conversation: [], material: materialFromRules(question, { today }) }).replace(
    /\[\[[^\]]*\]\]/gu,
    '',
  );
const openingOf = (question: string): string => answerTo(question).split('\n\n').slice(0, 2).join(' ');

describe('a clock that isn’t the three months of the labour commission', () => {
  it.each([
    [
      '지노위에서 기각됐고 판정서는 11월 23일에 받았어요 중노위 재심은 언제까지죠',
      /2026년 12월 3일까지 중앙노동위원회/u,
    ],
    ['초심에서 각하 판정서를 11월 18일에 받음 중노위는 어떻게 하나요', /2026년 11월 30일까지 중앙노동위원회/u],
    ['지노위에서 졌어요 중노위 재심도 가능한가요', /10일 안에 중앙노동위원회/u],
    ['무릎 다친 거 산재 불승인 결정서를 10월 5일에 받았어요 포기해야 하나요', /2027년 1월 4일까지 근로복지공단/u],
    ['근로복지공단에서 요양급여를 반려했어요 어디에 따지나요', /90일 안에 근로복지공단/u],
    ['휴업급여 부지급 통지를 9월 30일에 받음 다시 신청 되나요', /2026년 12월 29일까지 근로복지공단/u],
    ['2024년 2월 10일까지 카페에서 일했는데 퇴직금을 아직 못 받았어요', /2027년 2월 10일.*지급명령/u],
    ['2024년 1월 5일에 퇴사했고 밀린 월급이 있어요 노동청에 신고하면 되죠', /2027년 1월 5일.*지급명령/u],
    ['2024년 1월에 퇴사했는데 연차수당을 못 받았어요', /2027년 1월 1일.*지급명령/u],
    ['2023년 12월 말에 그만뒀고 월급 두달치를 못 받았어요', /2026년 12월 31일.*지급명령/u],
    ['산재 심사청구가 기각됐다는 결정서를 11월 9일에 받았어요', /2027년 2월 10일까지 산재보험재심사위원회/u],
    ['2024년 4월 30일에 퇴직했는데 퇴직금 소송 기한이 언제까지인가요', /2027년 4월 30일/u],
    ['퇴직금 시효가 3년이라는데 진정만 넣으면 되나요', /진정.*멈추지 않/u],
  ])('%s', (question, opening) => {
    expect(openingOf(question)).toMatch(opening);
    expect(openingOf(question)).not.toMatch(/행정소송을 내야|지방노동위원회에 (?:해야|내)/u);
  });
});

it('asks who lost the review of the insurance for the second one', () => {
  const answer = answerTo('산재 심사청구도 기각됐어요 결정서는 11월 9일에 받음');
  expect(answer).toContain('재심사청구서를 먼저 내세요');
  expect(answer).not.toMatch(/중앙노동위원회|- 심사청구서를 먼저/u);
});

describe('somebody with a body of their own', () => {
  it.each([
    ['참치 원양 어선 갑판원인데 10월 5일에 하선시키고 계약해지래요', /선원노동위원회에 2027년 1월 5일까지/u],
    ['화물선 항해사입니다 이유도 없이 하선당했어요', /선원노동위원회/u],
    ['7톤 어선에서 통발 일을 하는데 11월 9일에 하선하래요', /20톤 미만 어선이면.*2027년 2월 10일까지/u],
    ['여객선 선원인데 월급을 석달치 못 받았어요', /지방해양수산청의 선원근로감독관/u],
    [
      '구청 8급 공무원이고 감봉 처분사유설명서를 11월 6일 받았습니다 노동위원회에 가나요',
      /아니요, .*지방소청심사위원회에 2026년 12월 7일까지/u,
    ],
    [
      '경찰 공무원인데 정직 처분사유 설명서를 11월 12일에 받았어요',
      /인사혁신처 소청심사위원회에 2026년 12월 14일까지/u,
    ],
    ['중학교 교사인데 11월 10일에 감봉 처분 통보를 받았어요', /교원소청심사위원회에 2026년 12월 10일까지/u],
    ['사립고등학교 교사인데 해임 통보를 받았어요', /교원소청심사위원회에 30일/u],
  ])('%s', (question, opening) => {
    expect(openingOf(question)).toMatch(opening);
  });

  it('doesn’t take a teacher for a term or of an academy for one', () => {
    for (const question of [
      '기간제 교사인데 계약이 끝났대요',
      '학원 강사인데 해고됐어요',
      '어린이집 교사인데 짤렸어요',
    ])
      expect(openingOf(question)).not.toContain('소청');
  });
});

describe('numbers of people in words decide as figures do', () => {
  it.each([
    '10월 19일에 사장이 그만 나오라고 했어요 직원은 열다섯 명쯤이에요',
    '11월 2일에 말로만 해고당했어요 직원이 스무명 넘어요',
    '11월 9일에 카톡으로 짤렸어요 저희 직원이 여덟입니다',
  ])('five or more: %s', (question) => {
    expect(answerTo(question)).not.toContain('5명 미만이라면 노동위원회 구제신청은 적용되지 않아요');
    expect(openingOf(question)).toMatch(/2027년 [12]월 \d{1,2}일까지/u);
  });

  it.each(['11월 9일에 카톡으로 짤렸어요 직원이 셋입니다', '11월 2일에 해고됐어요 알바는 저랑 둘이에요'])(
    'fewer than five: %s',
    (question) => {
      expect(answerTo(question)).toContain('해고예고수당');
      expect(openingOf(question)).not.toMatch(/구제신청은 2027년/u);
    },
  );
});
