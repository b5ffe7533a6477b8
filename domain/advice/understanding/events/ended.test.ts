import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string) => understand(text, [], '2026-11-27');

describe('how it ended', () => {
  it.each([
    ['병가 끝났으니 퇴사처리 한다고 했어요', 'done'],
    ['11월 20일에 채용취소 통보를 받았어요', 'done'],
    ['새 업체가 저만 고용승계를 안 해줬어요', 'done'],
    ['새 회사가 저만 빼고 다 데려갔어요', 'done'],
    ['책상 빼래요', 'done'],
    ['다음주부터 나올 필요 없대요', 'done'],
    ['저더러 정리하래요', 'done'],
    ['계약해지 통보를 받았어요', 'done'],
    ['예산 끊겼다고 이번달까지래요', 'done'],
    ['너 오늘부로 끝이라고 했어요', 'done'],
    ['해고예고 받음 12월 20일자', 'to_come'],
    ['보직해임됐어요', 'transferred'],
    ['12월 31일자 해고예고통지서를 받았어요', 'to_come'],
    ['안 가면 해고한대요', 'threatened'],
    ['발령 거부하면 자른대요', 'threatened'],
    ['정직 3개월 나옴 10월12일자', 'disciplined'],
    ['감봉처분을 받았어요', 'disciplined'],
    ['견책 받았는데 억울해요', 'disciplined'],
    ['강등당했어요', 'disciplined'],
    ['계약연장 안 해준대요', 'not_renewed'],
    ['계약기간 지났다고 11월 30일자로 끝이래요', 'not_renewed'],
    ['2년 계약직 끝나가는데 12/31 종료예요', 'not_renewed'],
    ['입사 3일전에 회사사정으로 취소한다고 메일왔어요', 'done'],
    ['직위해제 당했어요', 'suspended'],
    ['괴롭힘 신고했더니 저를 다른 팀으로 보냈어요', 'transferred'],
    ['갑자기 청소일 시켜요', 'transferred'],
    ['못 나오면 해고라고 해요', 'threatened'],
    ['안하면 나가라고 해요', 'threatened'],
    ['정직 한달 받았어요', 'disciplined'],
    ['영업으로 보직변경됐어요', 'transferred'],
  ] as const)('%s: %s', (text, dismissal) => {
    expect(read(text).dismissal).toBe(dismissal);
  });

  it.each([
    '정직하게 다 말했어요',
    '계약서 안 썼는데 해고당하면 신고 못하나요',
    '퇴사처리를 안 해줘요',
    '아이를 학교에 데려가요',
    '책상이 부서졌어요',
    '징계가 두려워요',
    '회사에서 잘라도 되나요',
    '경고장 3장 받으면 해고라고 취업규칙에 있어요',
    '시말서 3번이면 해고라는데 맞나요',
    '그만두라는 거죠?',
    '다른 일을 찾고 있어요',
  ])('nothing ended: %s', (text) => {
    expect(read(text).dismissal).toBeNull();
  });
});

describe('orders and punishments are disputed from the day on which they came', () => {
  it.each([
    ['정직 3개월 나옴 10월12일자.. 억울해요', '2026-10-12'],
    ['11/20에 대기발령이라고 집에 있으래요', '2026-11-20'],
    ['발령은 11월 2일자고 직원은 11명이에요', '2026-11-02'],
    ['강등당했어요 과장에서 대리로 10월 1일자', '2026-10-01'],
    ['11월 3일에 감봉 통보를 받았어요', '2026-11-03'],
    ['직위해제 당했어요 11월 1일자', '2026-11-01'],
    ['전직명령 받았어요 11/16에 받고 다음날부터 출근중', '2026-11-16'],
    ['11월 25일에 인사발령문 받았고 출근은 12월 7일부터래요', '2026-11-25'],
    ['12/1부터 창고로 가라고 발령 문자 왔음 어제 받음', '2026-11-26'],
    ['노조 가입했다고 지방으로 발령냈어요 11월 5일자', '2026-11-05'],
  ])('%s', (text, day) => {
    expect(read(text).days.dismissed).toBe(day);
  });

  it.each(['12월 20일자로 발령났어요', '정직 끝나고 12월 1일에 출근해요'])('not on one that lies ahead: %s', (text) => {
    expect(read(text).days.dismissed).toBeNull();
  });

  it.each([
    ['새업체가 조합원 4명만 고용승계 안해줌 12월1일부터라는데', '2026-12-01'],
    ['해고통지서가 집으로 왔어요 12월 10일자', '2026-12-10'],
    ['결국 해고통지서 받음 11월 30일부 대기업', '2026-11-30'],
  ])('reads the day of: %s', (text, day) => {
    expect(read(text).days.dismissed).toBe(day);
  });

  it('counts a dismissal from no punishment before it', () => {
    expect(read('지각 잦다고 11월 3일에 감봉받고 이번엔 같은 이유로 해고한다네요').days.dismissed).toBeNull();
  });

  it('takes today as the day on which it was posted', () => {
    expect(read('11/20에 전직원 톡방에 오늘부로 영업종료 올라왔어요').days.dismissed).toBe('2026-11-20');
  });
});

describe('a resignation is read with what stands between its words', () => {
  it.each([
    ['사직서 11월 20일에 냈는데 철회 되나요', 'signed'],
    ['사직서를 카톡으로 보냈어요', 'signed'],
    ['합의서 싸인하고 나왔어요', 'signed'],
    ['사인안하면 퇴직금 안준다고 해서 사직서에 사인했어요', 'forced'],
    ['사직서에 날짜 비우고 쓰라는데 써도 되나요', 'asked'],
    ['미리 사직서 보내라고 문자왔어요', 'asked'],
    ['자진퇴사하라고 압박해요', 'asked'],
    ['인수인계 안하면 손해배상이래요 사직서 썼어요', 'signed'],
    ['권고사직 서류 내밀면서 오늘 안쓰면 출입증 정지시킨대요', 'asked'],
    ['협박은 아니고 계속 설득해서 사직서 썼어요', 'signed'],
    ['사직서 12월에 낼까 해요', null],
    ['사직서는 안 썼어요', null],
  ] as const)('%s: %s', (text, resignation) => {
    expect(read(text).resignation).toBe(resignation);
  });
});
