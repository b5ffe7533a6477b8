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
const firstOf = (question: string): string => answerTo(question).split('\n')[0] ?? '';

describe('what was asked is answered first', () => {
  it.each([
    ['작업하다 제 실수로 손을 다쳤는데 과실이 있으면 산재가 안 되나요', /^아니요, 내 실수로 다쳤어도 산재/u],
    ['대리운전하다 사고가 났는데 제 잘못이라 산재 안 된대요', /^아니요, 내 실수로 .*산재/u],
    ['공장에서 안전모를 안 써서 다쳤다고 본인 책임이라는데 산재 되나요', /^네, 내 실수로 다쳤어도 산재/u],
    ['회사 과실로 손가락을 다쳤는데 산재 신청 되나요', /^네, 산재는 회사가 동의하지 않아도/u],
    ['사장이 당분간 나오지 말래요 안 나가면 무단결근 되는 거 아니에요?', /^아니요, .*무단결근으로 보기 어렵/u],
    ['팀장이 집에서 대기하라는데 출근 안 하면 무단결근으로 처리되나요', /^아니요, .*무단결근으로 보기 어렵/u],
    ['육아휴직 끝났는데 자리 없다고 나오지 말래요 안나가면 무단결근인가요', /^아니요, .*복직하겠다고 글로/u],
    [
      '예순둘 계약직이고 2년 넘게 일했는데 정규직 되는 거 아닌가요 재계약을 안 해준대요',
      /^만 55세 이상이면 2년을 넘겨도/u,
    ],
    [
      '67년생인데 1년 계약을 네 번 썼고 12월 31일에 만료래요 무기계약직 아닌가요 직원 50명',
      /^만 55세 이상이면.*2027년 3월 31일까지/u,
    ],
    [
      '나이는 57이고 3년째 계약직인데 저만 빼고 다 재계약했어요 정규직이 된 거 아닌가요',
      /^만 55세 이상이면.*다른 사람을 모두/u,
    ],
    [
      '직원이 11월 20일에 말없이 그만뒀는데 월급에서 손해배상을 빼고 고소도 되나요 가게 사장입니다',
      /^아니요, .*2026년 12월 4일까지.*고소할 일이 되지 않/u,
    ],
    [
      '알바가 문자 하나 남기고 안 나와요 손해가 커서 급여를 안 주고 형사고소하고 싶은데 가능한가요 사장이에요',
      /고소할 일이 되지 않/u,
    ],
    ['퇴사한 직원 임금을 손해배상으로 공제하고 경찰에 신고해도 되나요 회사 대표입니다', /고소할 일이 되지 않/u],
    ['월급 석달 안 준 사장을 고소할 수 있나요', /^네, 임금을 주지 않은 것은/u],
    ['알바비를 못 받았는데 형사고소가 되나요', /^네, 임금을 주지 않은 것은/u],
  ])('%s', (question, first) => {
    expect(firstOf(question)).toMatch(first);
  });

  it.each([
    '괴롭힘을 당했다고 신고한 직원이 수습인데 이참에 본채용을 안 하려고 합니다 직원 20명 회사예요',
    '직원이 팀장한테 갑질을 당했다고 메일을 보냈는데 그 직원을 정리하려고요 괜찮죠 직원 40명 회사 대표입니다',
    '괴롭힘 신고한 직원 계약만료로 내보내도 되나요 조사는 꼭 해야 하나요 직원 15명 사장입니다',
  ])('who reported is to go: %s', (question) => {
    expect(firstOf(question)).toMatch(/^아니요, 신고한 직원을 내보내면 보복/u);
    expect(answerTo(question)).not.toMatch(/종이를 건네세요|징계를 정해야/u);
  });

  it('takes a report to the labour office for no report of harassment', () => {
    expect(firstOf('노동청에 신고한 직원이 있는데 계약 끝나서 내보내도 되죠 사장입니다 직원 9명')).toMatch(
      /^아니요, 신고했다는 이유로/u,
    );
  });

  it.each([
    '출산휴가 중인 직원을 한달치 주고 내보내도 되죠 3명 카페 사장이에요',
    '임신한 직원을 이번달 말에 내보내려는데 예고수당 주면 되죠 직원 4명 사장이에요',
    '육아휴직 쓴 수습 직원을 본채용 안 하려고 합니다 직원 12명 대표예요',
  ])('tells who is to stop nothing of a notice: %s', (question) => {
    expect(answerTo(question)).not.toMatch(/거꾸로 세어|30일분을 준비|종이를 건네세요/u);
  });

  it('tells no company to hold back and to hand over a notice at once', () => {
    const answer = answerTo('3명 식당 사장인데 산재로 입원한 직원을 30일치 주고 이번달 말에 내보내도 되죠');
    expect(answer).toMatch(/^아니요, 돈을 주어도/u);
    expect(answer).not.toMatch(/거꾸로 세어|30일분을 준비/u);
  });
});

describe('days that follow from what was told are counted', () => {
  it.each([
    [
      '2023년 12월 15일에 받았어야 할 월급을 못 받았는데 노동청에 진정만 넣으면 시효는 괜찮은 거죠',
      /^아니요, .*2026년 12월 15일/u,
    ],
    ['월급날이 2023년 12월 21일이었는데 아직 안 줬어요 시효가 3년이라던데 언제까지인가요', /2026년 12월 21일/u],
    ['E-9인데 월급을 안 줘서 11월 5일에 회사를 그만뒀어요 다른 회사로 가고 싶어요', /2026년 12월 4일까지/u],
    ['50인 제조업 대표인데 12월 31일에 12명을 감원하려고 합니다 뭐부터 해야 하나요', /2027년 1월 17일/u],
    ['수습인데 11월 20일에 12월 11일까지만 나오라고 했어요 직원 30명 평가가 안 좋대요', /2027년 3월 11일/u],
    [
      '40톤 어선인데 선주가 9월 10일에 배에서 내리라고 했어요 수당도 없이요 부당해고 신청 되나요',
      /^네, 선원은 .*선원노동위원회에 2026년 12월 10일/u,
    ],
  ])('%s', (question, opening) => {
    expect(answerTo(question).split('\n\n').slice(0, 2).join('\n')).toMatch(opening);
  });

  it.each([
    '육아휴직이 12월 15일에 끝나는데 자리가 없어졌으니 기다리래요 직원 20명',
    '육휴가 12/15까지로 끝나는데 회사에서 복직 안 시켜준대요 직원 20명',
    '육아휴직 12월 15일 화요일에 종료되는데 자리 없다고 복귀를 막아요 직원 20명',
  ])('from the day of coming back: %s', (question) => {
    expect(answerTo(question)).toMatch(/복귀할 날인 2026년 12월 16일부터 세어 2027년 3월 16일까지/u);
  });

  it('knows that 12 of 50 have to be reported', () => {
    expect(answerTo('50인 제조업 대표인데 12월 31일에 12명을 감원하려고 합니다 뭐부터 해야 하나요')).toContain(
      '12명을 한 달 안에',
    );
  });

  it('takes an office that is shut over the weekend for no company that closes', () => {
    expect(answerTo('11월 2일에 카톡으로 해고당했고 직원 9명이에요 토요일이라 노동위원회 문 닫았나요')).not.toMatch(
      /폐업|대지급금/u,
    );
  });

  it('tells whom bullying was found to have hurt nothing of an inquiry that wasn’t made', () => {
    const answer = answerTo('괴롭힘 신고해서 인정됐는데 11월 16일자로 지방 공장으로 발령났어요 직원 80명');
    expect(answer).toMatch(/^괴롭힘이 인정된 뒤에/u);
    expect(answer).not.toMatch(/조사하지 않은 것|해고된 날부터/u);
  });
});
