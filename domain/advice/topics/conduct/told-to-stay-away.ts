import { fearsAbsence } from '../../understanding/events/stay-away.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** Told to stay away, and afraid that staying away is held against them: what was asked first, before the ending itself. */
export const toldToStayAway: Topic = {
  id: 'told-to-stay-away',
  title: '나오지 말라고 해서 못 나갈 때',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage === 'not_filed' && facts.protectedBy.size === 0 && facts.resignation === null && fearsAbsence(facts)
      ? 3
      : 0,
  first: () =>
    '아니요, 회사가 나오지 말라고 해서 못 나간 것은 무단결근으로 보기 어렵지만, 일할 뜻이 있다고 글로 남겨 두어야 안전해요.',
  today: () => [
    '오늘 회사에 “나오지 말라고 하셨지만 저는 일할 뜻이 있습니다. 해고인지 대기인지 날짜와 이유를 글로 알려 주세요.”라고 보내세요.',
    '나오지 말라고 한 문자나 통화를 저장하고, 말로 들었다면 언제 누가 뭐라고 했는지 적어 두세요.',
    '답이 없으면 근무 시작 시각에 맞춰 나가, 막는 말과 모습을 글과 사진으로 남기세요.',
    '사직서나 결근을 인정하는 글에는 서명하지 마세요.',
  ],
  week: ({ dismissal }) => [
    dismissal === null &&
      '대기하라는 것이면 그동안 임금을 주는지 글로 묻고, 해고라는 답이 오면 그날부터 3개월 안에 노동위원회에 다툴 수 있어요.',
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '회사 탓으로 쉬게 하면 그동안 평균임금의 70% 이상(휴업수당)을 주어야 해요. 5명 이상인 곳에 적용돼요.',
      law: '근로기준법 제46조',
    },
    !isSmall(facts) && {
      say: '해고라면 이유와 날짜를 적은 서면으로 알려야 효력이 있어요.',
      law: '근로기준법 제27조',
    },
    {
      say: '3개월 이상 일했고 30일 전에 알리지 않은 해고라면 30일분 통상임금을 받을 수 있어요. 직원 수와 상관없어요.',
      law: '근로기준법 제26조',
    },
  ],
  asks: ({ days, workers }) => [
    {
      ask: '나오지 말라는 말이 글로 남아 있나요?',
      choices: [
        {
          say: '문자로 남아 있어요',
          then: '그 문자가 무단결근이 아니라는 증거이니, 날짜와 보낸 사람이 보이게 저장하세요.',
        },
        {
          say: '말로만 들었어요',
          then: '오늘 “나오지 말라고 하신 것이 맞나요?”라고 글로 물어 답을 남기고, 답이 없으면 출근해 보세요.',
        },
      ],
    },
    days.dismissed === null && { ask: '언제부터 나오지 말라고 했나요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
