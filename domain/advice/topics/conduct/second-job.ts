import { fileOnline, signNothing } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isCommissionOver, isEnding, isSmall, untilWhen } from '../when.ts';

/** Dismissed, or threatened, over another job (겸직). */
export const secondJob: Topic = {
  id: 'second-job',
  title: '겸직·부업을 이유로 한 징계',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage === 'not_filed' &&
    !isCommissionOver(facts) &&
    facts.says(
      '겸직~',
      '부업~',
      '투잡~',
      ...['쿠팡~', '배민~', '대리운전~', '배달알바~', '배달 알바~'],
      '퇴근후 대리~',
      '퇴근 후 대리~',
      '퇴근후 배달~',
      '퇴근 후 배달~',
      '퇴근후 알바~',
      '퇴근 후 알바~',
      '알바 뛰~',
      '유튜브~',
      '사업자등록~',
    )
      ? isEnding(facts) || facts.asks('징계~', '해고', '짤~', '되나요~', '걸리~', '걸려~')
        ? 2
        : 1
      : 0,
  sections: ['detail-12'],
  first: (facts) =>
    untilWhen(facts) ??
    '근무 시간 밖의 부업을 했다는 것만으로 해고가 정당해지기는 어렵고, 일에 지장이 있었는지, 회사와 경쟁했는지를 봐요.',
  today: () => [
    '부업을 한 시간과 본업의 근태·실적을 보여 주는 자료를 모으세요.',
    '회사가 전에 알고도 말하지 않았거나 다른 직원도 했다면 그것을 적어 두세요.',
    signNothing,
  ],
  week: (facts) => ['근로계약서와 취업규칙의 겸직 조항과 징계 절차를 찍어 두세요.', !isSmall(facts) && fileOnline],
  law: (facts) => [
    !isSmall(facts) && {
      say: '겸직을 금지한 규정이 있어도, 일에 지장이 없고 회사의 이익을 해치지 않은 개인 시간의 일까지 모두 막지는 못해요. 해고가 지나친지 따져요.',
      law: '근로기준법 제23조 제1항; 대법원 2001두8018',
    },
    { say: '취업규칙이 정한 징계위원회와 소명을 어기면 무효가 될 수 있어요.', law: '대법원 90다8077' },
    !isSmall(facts) && { say: '해고 이유와 시기를 서면으로 알려야 효력이 있어요.', law: '근로기준법 제27조' },
    !isSmall(facts) && {
      say: '해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제28조 제2항',
    },
    isSmall(facts) && {
      say: '3개월 이상 일했고 30일 전에 알리지 않은 해고라면 해고예고수당을 받을 수 있어요.',
      law: '근로기준법 제26조',
    },
  ],
  asks: ({ workers }) => [
    {
      ask: '부업을 언제 했나요?',
      choices: [
        {
          say: '퇴근 뒤나 쉬는 날에만 했어요',
          then: '개인 시간의 일은 본업에 지장이 없는 한 해고할 이유가 되기 어려우니, 본업의 근태 기록을 모으세요.',
        },
        {
          say: '근무 시간에도 부업을 했어요',
          then: '근무 시간에 한 것은 징계 이유가 될 수 있어서, 얼마나 했는지와 해고가 지나친지를 다퉈야 해요.',
        },
      ],
    },
    {
      ask: '같은 업종이거나 회사의 고객·자료를 썼나요?',
      choices: [
        {
          say: '업종도 고객도 회사와 달라요',
          then: '회사와 경쟁하지 않았다면 해고가 지나치다고 다툴 수 있어요.',
        },
        {
          say: '같은 업종에서 일했어요',
          then: '회사와 경쟁했다고 볼 수 있어 불리하니, 실제로 손해가 없었다는 자료를 모으세요.',
        },
      ],
    },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
