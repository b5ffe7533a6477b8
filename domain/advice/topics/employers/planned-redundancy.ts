import { addDays, daysBetween, koreanText } from '../../../kernel/korean/korean-date.ts';
import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';
import { isPlanning, isSmall } from '../when.ts';

const rehires = ({ question }: Pick<Facts, 'question'>): boolean =>
  /채용\s?공고|다시\s?(?:뽑|채용|고용)|우선\s?(?:재고용|채용)|안\s?부르/u.test(question);

/** 근로기준법 시행령 제10조: how many dismissals within a month have to be reported, where both numbers are told. */
const toReport = ({ question, workers }: Facts): number | null => {
  const [, told] =
    /(\d{1,4})\s?명(?:을|를|정도|쯤|을\s?)?\s?(?:[가-힣]{1,4}\s)?(?:감원|해고|내보|줄이|줄여|정리|감축)/u.exec(
      question,
    ) ?? [];
  const all = workers ?? Number(/(\d{2,4})\s?인\s/u.exec(question)?.[1] ?? Number.NaN);
  if (told === undefined || !Number.isFinite(all)) return null;
  const least = all < 100 ? 10 : all < 1000 ? Math.ceil(all / 10) : 100;
  return Number(told) >= least ? Number(told) : null;
};

const consultation = 50;
const report = 30;

/** A company plans dismissals for business reasons (근로기준법 제24조). */
export const plannedRedundancy: Topic = {
  id: 'planned-redundancy',
  title: '정리해고를 준비할 때(회사)',
  askedBy: 'employer',
  fits: ({ asker, says, stage, ...rest }) => {
    const facts = { asker, says, stage, ...rest };
    return asker === 'employer' &&
      stage === 'not_filed' &&
      (says('정리해고~', '구조조정~', '인원감축~', '인원 감축~', '감원~', '경영상 해고~', '경영해고~') ||
        /경영상\s?(?:이유|필요|사정)|자동화|필요\s?없게\s?(?:됐|되)|인원이\s?남/u.test(facts.question) ||
        (isPlanning(facts) &&
          facts.dismissal !== null &&
          /(?:회사|가게|경영|매출|장사|경기|사정|형편|일감|매장|실적)[가-힣]{0,3}\s?[^.?!\n]{0,12}(?:안\s?좋|어려|어렵|힘들|안\s?돼|안\s?되|나빠|나쁘|줄|반토막|없|떨어|적자)|적자|(?:\d+|여러|몇|두|세|다섯)\s?명\s?(?:중에?서?|가운데)\s?[^.?!\n]{0,4}(?:\d+|몇|두|세|다섯|한)\s?명/u.test(
            facts.question,
          )))
      ? 3
      : 0;
  },
  first: (facts) => {
    if (isSmall(facts))
      return '직원이 5명 미만이면 정리해고의 네 요건은 적용되지 않지만, 30일 전에 알리거나 30일분 통상임금을 주어야 해요.';
    if (rehires(facts))
      return '정리해고한 날부터 3년 안에 같은 일에 사람을 뽑으면, 원하는 해고자를 먼저 고용해야 해요.';
    const left = daysLeft(facts);
    const day = facts.days.dismissed === null ? '' : koreanText(facts.days.dismissed);
    if (left !== null && left < report)
      return `${day} 해고는 이미 협의 50일과 신고 30일을 맞출 수 없으니 날짜를 미루어야 해요.`;
    if (left !== null && left < consultation)
      return `${day} 해고는 이미 50일 전 통보와 협의를 맞출 수 없으니, 오늘 알리더라도 ${koreanText(addDays(facts.today, consultation))} 뒤로 날짜를 미루어야 해요.`;
    if (/50일/u.test(facts.question) && /꼭|되나|되는지|당겨|줄|안\s?지/u.test(facts.question))
      return '네, 해고하는 날의 50일 전까지 근로자대표에게 알리고 성실하게 협의해야 하니, 날짜를 당기지 마세요.';
    if (/문자|카톡|말로|전화로/u.test(facts.question))
      return '문자로는 안 돼요, 해고하는 날의 50일 전까지 근로자대표에게 알리고 협의한 뒤 서면으로 알려야 해요.';
    return '해고하는 날의 50일 전까지 근로자대표에게 알리고 성실하게 협의해야 하고, 해고를 피하려는 노력과 공정한 기준도 갖추어야 해요.';
  },
  clock: (facts) => {
    const left = daysLeft(facts);
    if (isSmall(facts) || left === null) return null;
    return left < consultation
      ? `해고일까지 ${left}일밖에 남지 않아 50일 전 통보를 지킬 수 없어요. 해고일을 뒤로 정하고 오늘 협의를 시작하세요.`
      : `해고일까지 ${left}일 남았어요. 50일 전이 되기 전에 근로자대표에게 서면으로 알리세요.`;
  },
  today: ({ says }) => [
    '해고일을 미루고, 오늘 근로자대표(과반수 노조, 없으면 근로자 과반수가 뽑은 사람)에게 서면으로 알리고 협의를 시작하세요.',
    '희망퇴직, 휴업, 신규 채용 중단, 임원 보수 삭감처럼 해고를 피하려고 한 일을 자료로 정리하세요.',
    says('밀린~', '밀렸~', '체불~', '못 준~', '못준~', '임금~', '월급~') &&
      '밀린 임금이 있으면 그것부터 정리하세요. 밀린 채 내보내면 14일 뒤부터 처벌과 이자의 문제가 돼요.',
  ],
  week: (facts) => [
    '고르는 기준을 여러 항목으로 정해 근로자대표와 협의하고 회의록을 남기세요. 연봉이나 성별, 나이 하나로 고르지 마세요.',
    toReport(facts) === null
      ? '일정한 수 이상이면 첫 해고일 30일 전까지 고용노동부(노동청)에 신고하세요.'
      : `${toReport(facts)}명을 한 달 안에 해고하면 신고해야 하는 수이니, 첫 해고일 30일 전까지 고용노동부(노동청)에 신고하세요.`,
    '대상자 가운데 산재 요양, 임신·출산휴가·육아휴직 중인 사람이 있는지 확인하세요.',
    '통지서를 주기 전에 노무사와 상담하세요.',
  ],
  law: (facts) =>
    isSmall(facts)
      ? [
          { say: '30일 전에 예고하거나 30일분 통상임금을 주어야 해요.', law: '근로기준법 제26조' },
          {
            say: '임금과 퇴직금은 14일 안에 주어야 하고 어기면 처벌받을 수 있어요.',
            law: '근로기준법 제36조, 제109조 제1항',
          },
        ]
      : [
          {
            say: '해고하려는 날의 50일 전까지 근로자대표에게 피하려는 방법과 기준을 알리고 성실하게 협의해야 해요. 날짜가 모자라면 해고일을 미루어야 해요.',
            law: '근로기준법 제24조 제3항',
          },
          rehires(facts) && {
            say: '정리해고한 날부터 3년 안에 같은 업무에 사람을 뽑으려면, 원하는 해고자를 우선 고용해야 해요.',
            law: '근로기준법 제25조 제1항',
          },
          !rehires(facts) && {
            say: '한 달에 99명 이하인 곳은 10명 이상, 100명부터 999명까지는 10% 이상, 1,000명 이상은 100명 이상을 해고하면 첫 해고일 30일 전까지 고용노동부에 신고해야 해요.',
            law: '근로기준법 제24조 제4항; 근로기준법 시행령 제10조',
          },
          {
            say: '회피 노력을 다하고 합리적이고 공정한 기준으로 골라야 하며, 성별로 고르면 안 되고 연봉이 높다는 것만으로 고르기도 어려워요.',
            law: '근로기준법 제24조 제2항',
          },
          {
            say: '임금은 정해진 날에 전액, 퇴직하면 14일 안에 모두 주어야 하고, 어기면 처벌될 수 있어요.',
            law: '근로기준법 제43조, 제36조, 제109조 제1항',
          },
          {
            say: '네 요건을 갖추었다는 것은 회사가 밝혀야 하고, 서면 통지와 30일 예고도 따로 지켜야 해요.',
            law: '대법원 2016두64876; 근로기준법 제26조, 제27조',
          },
        ],
  asks: ({ days, question }) => [
    !/노조(?:는|도|가)?\s?없/u.test(question) && {
      ask: '과반수 노조나 근로자들이 뽑은 근로자대표가 있나요?',
      choices: [
        {
          say: '과반수 노조가 있어요',
          then: '그러면 그 노조가 근로자대표이니, 50일 전까지 피하려는 방법과 기준을 서면으로 알리세요.',
        },
        { say: '근로자대표를 뽑았어요', then: '그 대표에게 50일 전까지 서면으로 알리고 협의한 기록을 남기세요.' },
        {
          say: '근로자대표가 없어요',
          then: '먼저 직원 과반수가 대표를 뽑게 하세요. 회사가 고른 사람은 대표로 인정되지 않을 수 있어요.',
        },
      ],
    },
    { ask: '희망퇴직이나 휴업처럼 해고를 피하려고 해 본 것은 무엇인가요?' },
    {
      ask: '대상자 가운데 임산부나 육아휴직자, 산재로 쉬는 사람이 있나요?',
      choices: [
        { say: '대상자에 그런 사람은 없어요', then: '그러면 공정한 기준과 협의 기록을 갖추는 데 힘쓰세요.' },
        { say: '임산부나 휴직자가 있어요', then: '그 사람은 대상에서 빼고, 금지되는 기간인지 날짜부터 확인하세요.' },
        { say: '아직 확인하지 못했어요', then: '대상자를 정하기 전에 휴가와 산재 기록부터 확인하세요.' },
      ],
    },
    days.dismissed === null && { ask: '해고하려는 날과 인원은 어떻게 되나요?' },
  ],
};

const daysLeft = ({ days, today }: Facts): number | null =>
  days.dismissed === null || days.dismissed < today ? null : daysBetween(today, days.dismissed);
