import type { Ask, Choice } from './ask.ts';

/** Questions that several topics ask back, with their replies in the same words. */

/** Whether the rules of the company have a procedure, asked of the company. */
export const ownProcedureAsk: Ask = {
  ask: '취업규칙에 징계위원회나 소명 절차가 있나요?',
  choices: [
    {
      say: '취업규칙에 징계 절차가 있어요',
      then: '그 절차의 통지 기한과 소명을 그대로 지키세요. 빠뜨리면 해고가 무효가 될 수 있어요.',
    },
    { say: '취업규칙에 절차가 없어요', then: '규정이 없어도 설명할 기회를 주고 그 기록을 남기는 것이 안전해요.' },
    {
      say: '취업규칙이 따로 없어요',
      then: '규칙이 없으면 근로계약서의 조항을 보고, 설명할 기회와 서면 경고를 먼저 남기세요.',
    },
  ],
};

/** Whether the worker wants to return; money instead is applied for before the day of the hearing is notified. */
export const returnAsk: Ask = {
  ask: '복직을 원하나요?',
  choices: [
    {
      say: '복직을 원해요',
      then: '그러면 출근하겠다는 뜻을 글로 남기고, 새 직장이 있다면 언제 그만둘 수 있는지 생각해 두세요.',
    },
    {
      say: '복직은 원하지 않아요',
      then: '그러면 심문회의 날짜를 통보받기 전에 금전보상을 신청하세요. 판정이 나면 늦어요.',
    },
    {
      say: '복직할지 아직 모르겠어요',
      then: '심문회의 날짜를 통보받기 전까지는 정해야 하니, 돌아갈 자리와 받을 돈을 나란히 적어 견주어 보세요.',
    },
  ],
};

/** Replies to whether the reason in the notice is true. */
export const statedReasonReplies: readonly Choice[] = [
  {
    say: '적힌 이유가 사실이 아니에요',
    then: '사실이라는 것은 회사가 밝혀야 하니, 다른 점을 보여 주는 메시지와 사람을 일마다 적으세요.',
  },
  {
    say: '일부만 사실이에요',
    then: '사실인 것과 아닌 것을 나누어 적고, 아닌 것만 자료로 반박하세요.',
  },
  {
    say: '사실이지만 처분이 지나쳐요',
    then: '같은 일을 한 다른 사람의 처분, 처음인지, 손해가 얼마였는지를 모으면 지나치다고 다툴 수 있어요.',
  },
];
