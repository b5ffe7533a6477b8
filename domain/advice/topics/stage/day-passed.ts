import { legalAid } from '../lines.ts';
import type { Topic } from '../topic.ts';

/** Three months are over; no other clock runs. What is left, in the order in which it is lost. */
export const dayPassed: Topic = {
  id: 'day-passed',
  title: '3개월이 지난 뒤에 남은 길',
  askedBy: 'employee',
  fits: ({ clock, clocks, stage }) =>
    stage === 'not_filed' &&
    clocks.some(({ law, passed }) => passed && /제28조/u.test(law)) &&
    (clock === null || clock.passed)
      ? 3
      : 0,
  first: ({ months }) =>
    months !== null && months < 3
      ? '노동위원회의 3개월은 지났지만, 밀린 임금의 진정과 법원 소송은 아직 할 수 있어요.'
      : '노동위원회의 3개월은 지났지만, 해고예고수당 진정과 법원 소송은 아직 할 수 있어요.',
  today: () => [
    '해고된 날이 맞는지 다시 확인하세요. 그 뒤에 출근했거나 회사가 다른 날을 알렸다면 기한이 달라질 수 있어요.',
    '해고를 알린 문자와 그 뒤에 주고받은 연락을 모두 저장하세요.',
    `해고무효확인과 임금 소송은 3개월 제한이 없지만 오래 두면 어려워져요. ${legalAid}`,
  ],
  week: () => [
    '해고예고수당과 밀린 임금은 노동청(1350)에 진정하세요.',
    '일하다 다쳤거나 임신·육아·노조·성희롱 신고처럼 보호받는 사정이 있었는지 떠올려 보세요. 기한이 다른 길이 있을 수 있어요.',
  ],
  law: ({ months }) => [
    {
      say: '노동위원회 구제신청의 3개월은 늦은 사정이 있어도 늘어나지 않는 것이 원칙이에요.',
      law: '근로기준법 제28조 제2항',
    },
    (months === null || months >= 3) && {
      say: '30일 전에 알리지 않았다면 해고예고수당을 3년 안에 받을 수 있어요.',
      law: '근로기준법 제26조, 제49조',
    },
    {
      say: '성희롱 신고나 성별·임신·출산을 이유로 한 해고라면 6개월 안에 노동위원회에 시정을 신청할 수 있어요.',
      law: '남녀고용평등법 제26조',
    },
    {
      say: '일하다 다치거나 병들어 쉰 기간과 그 뒤 30일의 해고는 금지되고, 그 효력은 법원에서 다툴 수 있어요.',
      law: '근로기준법 제23조 제2항',
    },
  ],
  asks: () => [
    {
      ask: '다음 가운데 해당하는 것이 있나요?',
      choices: ['일하다 다쳤어요', '임신·출산·육아', '성희롱·노동청 신고', '노조', '없어요'],
    },
    { ask: '해고된 뒤에 회사와 주고받은 연락이나 출근한 날이 있나요?', choices: ['있어요', '없어요'] },
    { ask: '실업급여를 신청했거나 받았나요?', choices: ['아니요', '예'] },
  ],
};
