import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const protectedBy = (text: string): readonly string[] => [...understand(text, [], '2026-11-27').protectedBy];

describe('who is protected', () => {
  it.each([
    ['산재승인받고 요양중이에요', 'work_injury'],
    ['산재신청중에 해고됐어요', 'work_injury'],
    ['공장에서 프레스에 손가락을 다쳤어요', 'work_injury'],
    ['일하다 팔이 부러져서 쉬고 있어요', 'work_injury'],
    ['육휴중인데 해고통지서가 왔어요', 'on_childcare_leave'],
    ['육아휴직 들어간 지 두 달인데 나가래요', 'on_childcare_leave'],
    ['육아기 단축근무를 신청했더니 나가래요', 'childcare_leave'],
    ['유산휴가를 썼더니 해고래요', 'birth_leave'],
    ['노조가입했다고 잘렸어요', 'union'],
    ['조합원만 빼고 승계했어요', 'union'],
    ['상무가 허벅지를 만져서 신고했어요', 'sexual_harassment'],
    ['부장이 어깨만지고 술 먹자고 했어요', 'sexual_harassment'],
    ['왕따시켜서 신고했어요', 'harassment'],
    ['괴롭힘신고를 했더니 해고래요', 'harassment'],
    ['대표가 욕해서 신고하려고요', 'harassment'],
    ['팀장이 소리 지르고 막말해서 신고했어요', 'harassment'],
    ['노동청에 임금체불 신고했더니 나오지 말래요', 'labour_office'],
    ['노동부에 진정 넣었더니 잘렸어요', 'labour_office'],
  ])('%s: %s', (text, state) => {
    expect(protectedBy(text)).toContain(state);
  });

  it.each([
    ['산재보험도 안 들어줬어요', 'work_injury'],
    ['축구하다 다쳤어요', 'work_injury'],
    ['와이프 출산휴가 썼다고 해고됐어요', 'birth_leave'],
    ['임신 준비하느라 난임휴가를 썼어요', 'pregnancy'],
    ['임신계획을 말했어요', 'pregnancy'],
    ['노조 동의도 없이 규정을 바꿨어요', 'union'],
    ['노조동의도 안받음', 'union'],
    ['노조는 없어요', 'union'],
    ['기계를 만지다가 고장났어요', 'sexual_harassment'],
    ['서류 등 만지지 말래요', 'sexual_harassment'],
    ['제가 성희롱 가해자로 몰렸어요 어깨를 만졌다고', 'sexual_harassment'],
    ['손님이 욕해서 싸웠어요', 'harassment'],
    ['대표가 욕먹을 짓을 했어요', 'harassment'],
    ['노동청에 신고하면 되나요', 'labour_office'],
    ['노동청에 신고했을 때 잘리나요', 'labour_office'],
  ])('but not %s: %s', (text, state) => {
    expect(protectedBy(text)).not.toContain(state);
  });
});

describe('who has an offer', () => {
  const contract = (text: string) => understand(text, [], '2026-11-27').contract;

  it.each([
    '최종합격 메일을 받았는데 취소래요',
    '면접 보고 다음주부터 나오라더니 다른 사람 뽑았대요',
    '채용취소 통보를 받았어요',
  ])('%s', (text) => {
    expect(contract(text)).toBe('offer');
  });

  it.each(['나오라더니 다시 나가래요', '면접 보러 다니는데 해고됐어요', '다른 사람을 뽑았대요'])(
    'but not: %s',
    (text) => {
      expect(contract(text)).not.toBe('offer');
    },
  );
});

describe('who is an officer', () => {
  const contract = (text: string) => understand(text, [], '2026-11-27').contract;

  it.each([
    '저는 상무인데 해임됐어요',
    '비등기 임원으로 일하다 잘렸어요',
    '전무로 3년 근무했어요',
    '등기이사로 올렸어요',
  ])('%s', (text) => {
    expect(contract(text)).toBe('officer');
  });

  it.each([
    '상무가 회식때 허벅지를 만졌어요',
    '셋다 분회 임원이에요',
    '전무님이 나가래요',
    '임원들이 결정했대요',
    '노조 임원인데 해고됐어요',
    '이사가 소리를 질렀어요',
  ])('but not: %s', (text) => {
    expect(contract(text)).not.toBe('officer');
  });
});
