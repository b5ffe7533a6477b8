import { consultFirst, noticeDue, ownProcedure } from '../company/company-lines.ts';
import { isUndisputed } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** Somebody stays away and doesn't answer, and the company wants to book them out. */
export const missingEmployee: Topic = {
  id: 'missing-employee',
  title: '연락 없이 나오지 않는 직원(회사)',
  askedBy: 'employer',
  alone: true,
  fits: (facts) =>
    isUndisputed(facts) &&
    (/(?:무단\s?결근|연락\s?두절|연락(?:이|을|도)?\s?안|잠수|안\s?나[와오옵온]|출근(?:을|도)?\s?안|말\s?(?:도\s?)?없이\s?(?:그만|안))/u.test(
      facts.question,
    ) ||
      facts.says('무단결근~', '연락두절~', '잠수~')) &&
    /사직\s?처리|퇴사\s?처리|자동\s?(?:퇴사|퇴직|사직)|상실\s?신고|퇴사(?:한\s?걸로|로\s?보|시키)|사직(?:한\s?걸로|으로\s?보)|자진\s?퇴사|퇴사로\s?(?:봐|처리|간주)|연락\s?두절|연락(?:이|을|도)?\s?안|잠수|그만둔\s?(?:걸로|것으로)/u.test(
      facts.question,
    )
      ? 3
      : 0,
  first: () => '아직 안 돼요, 그만두겠다는 뜻을 확인하지 않고 퇴사로 처리하면 해고로 다투게 될 수 있어요.',
  today: () => [
    '문자와 내용증명으로 출근하라는 것, 못 나오는 이유, 답할 날짜를 적어 보내고 그 기록을 남기세요.',
    '가족이나 비상 연락처로 사고나 병이 아닌지 먼저 확인하세요.',
    '상실신고는 그만둔 날과 이유가 분명해진 뒤에 사실대로 하세요.',
  ],
  week: () => [
    '취업규칙에서 무단결근 며칠이면 어떤 징계를 하는지, 출석 통지와 소명 절차를 찾아 그대로 밟으세요.',
    '그만둔 것이 분명해지면 일한 날의 임금과 퇴직금은 14일 안에 주세요.',
    consultFirst,
  ],
  law: (facts) => [
    {
      say: '그만두겠다는 뜻 없이 회사가 일방적으로 끝내면 사직이 아니라 해고예요. 5명 이상인 곳이면 정당한 이유가 있어야 해요.',
      law: '근로기준법 제23조 제1항',
    },
    !isSmall(facts) && ownProcedure,
    noticeDue(facts),
    { say: '나오지 않은 직원에게도 일한 임금과 퇴직금은 14일 안에 주어야 해요.', law: '근로기준법 제36조' },
  ],
  asks: () => [
    {
      ask: '취업규칙에 무단결근 며칠이면 징계한다는 조항이 있나요?',
      choices: [
        {
          say: '무단결근 조항이 있어요',
          then: '그 조항이 정한 날수와 절차를 그대로 지키고, 출근하라는 글을 보낸 뒤에 징계를 정하세요.',
        },
        {
          say: '무단결근 조항이 없어요',
          then: '조항이 없어도 출근을 요구한 기록과 답할 기회가 있어야 하고, 바로 해고하기는 어려워요.',
        },
      ],
    },
    {
      ask: '출근하라는 글을 보낸 적이 있나요?',
      choices: [
        {
          say: '아직 글을 보내지 않았어요',
          then: '오늘 문자로, 이어서 내용증명으로 출근할 날과 답할 날을 적어 보내세요.',
        },
        {
          say: '보냈는데 답이 없어요',
          then: '답할 날을 한 번 더 정해 내용증명으로 보내고, 그래도 없으면 취업규칙의 절차를 시작하세요.',
        },
      ],
    },
  ],
};
