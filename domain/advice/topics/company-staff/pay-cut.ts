import { ownProcedure, reasonNeeded } from '../company/company-lines.ts';
import { isUndisputed, refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

const isDiscipline = (question: string): boolean => /감봉|감급|징계|취업규칙|정직/u.test(question);

/** Pay is to be cut, as a discipline or otherwise. */
export const payCut: Topic = {
  id: 'pay-cut',
  title: '감봉과 임금 삭감(회사)',
  askedBy: 'employer',
  alone: true,
  fits: (facts) =>
    isUndisputed(facts) &&
    /감봉|감급|(?:월급|급여|임금|연봉|시급|수당)(?:을|를|도|에서)?\s?[^.?!\n]{0,14}(?:깎|삭감|줄이|내리|낮추)|(?:시간|근무)(?:을|를|도)?\s?[^.?!\n]{0,14}(?:줄이|줄여|단축|쪼개)|결근[^.?!\n]{0,30}(?:월급|급여)에서\s?(?:까|빼|공제)|(?:월급|급여)에서\s?(?:까|빼|공제)[^.?!\n]{0,30}(?:결근|징계)|정직\s?(?:\d|시키|주|처분|하)/u.test(
      facts.question,
    )
      ? 3
      : 0,
  first: (facts) =>
    /결근/u.test(facts.question) && /(?:까|빼|공제)/u.test(facts.question)
      ? '나오지 않은 날의 임금은 주지 않아도 되지만, 더 빼려면 징계 절차와 감급 한도를 지켜야 해요.'
      : /(?:시간|근무)[^.?!\n]{0,16}(?:줄이|줄여|단축|쪼개)/u.test(facts.question)
        ? `${refusal(facts)}정한 근무 시간도 직원의 동의 없이 회사가 마음대로 줄일 수 없어요.`
        : /감봉|감급/u.test(facts.question)
          ? `${refusal(facts).replace('아니요', '안 돼요')}감봉은 한 번에 하루치 평균임금의 절반, 모두 합해 한 달 임금의 10분의 1까지예요.`
          : isDiscipline(facts.question)
            ? /월급|임금|급여|무급/u.test(facts.question) && /정직/u.test(facts.question)
              ? '취업규칙에 정직 동안 임금이 없다고 정했다면 안 줄 수 있지만, 정직의 이유와 절차가 정당해야 해요.'
              : '정직에도 정당한 이유와 취업규칙이 정한 절차가 있어야 해요.'
            : `${refusal(facts)}직원이 스스로 동의하지 않으면 정한 임금을 회사가 마음대로 깎을 수 없어요.`,
  today: ({ question }) => [
    isDiscipline(question)
      ? '취업규칙에 정한 징계의 종류와 기간을 확인하고, 거기 적힌 것보다 무겁게 정하지 마세요.'
      : '깎는 이유와 금액, 기간을 적어 직원과 의논하고, 생각할 시간을 준 뒤에 동의를 글로 받으세요.',
    isDiscipline(question) &&
      '지각과 결근의 날짜, 주의를 준 기록을 모으고 징계위원회 전에 직원에게 알리고 설명할 기회를 주세요.',
    '동의를 강요하거나 월급에서 먼저 빼지 마세요.',
  ],
  week: () => ['징계나 삭감을 정하기 전에 취업규칙과 기록을 가지고 노무사와 상담하세요.'],
  law: (facts) => [
    {
      say: '취업규칙의 감급은 1회 금액이 평균임금 1일분의 2분의 1을, 총액이 한 번 주는 임금 총액의 10분의 1을 넘지 못해요.',
      law: '근로기준법 제95조',
    },
    { say: '임금은 전액을 주어야 해서 동의 없이 뺀 돈은 체불이 돼요.', law: '근로기준법 제43조' },
    !isSmall(facts) && ownProcedure,
    !isSmall(facts) && {
      ...reasonNeeded,
      say: '5명 이상인 곳에서는 감봉과 정직에도 정당한 이유가 있어야 하고, 직원이 3개월 안에 노동위원회에 구제신청을 할 수 있어요.',
      law: '근로기준법 제23조 제1항, 제28조 제2항',
    },
    {
      say: '취업규칙을 직원에게 불리하게 바꾸려면 과반수 노조나 근로자 과반수의 동의를 받아야 해요.',
      law: '근로기준법 제94조 제1항',
    },
  ],
  asks: () => [
    {
      ask: '취업규칙에 징계의 종류와 절차가 적혀 있나요?',
      choices: [
        { say: '취업규칙에 적혀 있어요', then: '적힌 징계의 종류, 기간, 출석 통지와 소명 절차를 그대로 따르세요.' },
        {
          say: '취업규칙이 따로 없어요',
          then: '근거 규정이 없으면 감봉은 어렵고, 글로 주의를 주고 고칠 기한을 주는 것부터 하세요.',
        },
      ],
    },
    { ask: '그 직원의 월급과, 늦거나 빠진 날의 기록은 어떻게 되나요?' },
  ],
};
