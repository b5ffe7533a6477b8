import { checkProtected, consultFirst } from '../company/company-lines.ts';
import { isUndisputed } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** A fixed term ends, and the company doesn't want to go on. */
export const contractEnd: Topic = {
  id: 'contract-end',
  title: '계약 만료와 갱신 거절(회사)',
  askedBy: 'employer',
  fits: ({ question, ...facts }) =>
    isUndisputed({ question, ...facts }) &&
    (/재계약|갱신|계약\s?(?:만료|종료|연장|기간)|계약(?:이|은)?\s?[^.?!\n]{0,14}(?:끝|만료|종료)|자동\s?(?:연장|종료|으로\s?(?:끝|계약))/u.test(
      question,
    ) ||
      (facts.contract === 'fixed_term' && /끝|만료|종료|연장|무기계약|정규직\s?전환|2\s?년/u.test(question)))
      ? 2
      : 0,
  first: (facts) =>
    !isSmall(facts) &&
    ((facts.months !== null && facts.months > 24) ||
      /2\s?년\s?(?:넘|초과|이상)|이년\s?넘|(?:[3-9]|\d{2}|삼|사|오)\s?년\s?(?:째|차|동안|넘|간)/u.test(facts.question))
      ? '2년을 넘겨 썼다면 기간이 없는 근로자로 보아서, 만료라며 내보내면 해고가 돼요.'
      : /언제까지|며칠\s?전|몇\s?일\s?전|언제\s?통보/u.test(facts.question)
        ? '통보할 날은 계약서의 갱신 조항을 따르고, 없으면 끝나기 한 달쯤 전에 글로 알리는 것이 안전해요.'
        : '계약서에 끝나는 날이 적혀 있으면 그날 끝나지만, 갱신을 약속했거나 늘 갱신해 왔다면 거절에 이유가 있어야 해요.',
  today: () => [
    '계약서에서 끝나는 날, 갱신 조항, 자동 연장 조항을 확인하세요. 끝나는 날이 지나 계속 일하게 하면 연장된 것으로 볼 수 있어요.',
    '끝나기 전에 갱신하지 않는다는 것과 날짜를 글로 알리고 받은 날을 남기세요.',
    checkProtected,
  ],
  week: () => [
    '통보할 날이 계약서나 취업규칙에 있으면 그대로 지키고, 없어도 한 달쯤 전에는 글로 알리는 것이 안전해요.',
    '같은 계약직 가운데 누구를 어떤 기준으로 갱신했는지 모으고, 그 직원도 같은 기준으로 평가하세요.',
    consultFirst,
  ],
  law: (facts) => [
    {
      say: '갱신할 것이라는 기대가 인정되면 합리적인 이유 없는 갱신 거절은 부당해고처럼 효력이 없어요.',
      law: '대법원 2007두1729; 대법원 2014두45765',
    },
    !isSmall(facts) && {
      say: '기간제는 이어 쓴 기간을 모두 더해 2년까지이고, 예외 없이 2년을 넘기면 기간의 정함이 없는 근로자로 봐요.',
      law: '기간제법 제4조',
    },
    !isSmall(facts) && {
      say: '휴직한 직원이 돌아올 때까지 그 일을 대신하는 계약은 2년 제한의 예외예요.',
      law: '기간제법 제4조 제1항',
    },
    {
      say: '임신·출산·육아휴직을 이유로 갱신하지 않는 것은 직원 수와 상관없이 금지되고 처벌돼요.',
      law: '남녀고용평등법 제11조, 제19조 제3항, 제37조',
    },
    { say: '끝나면 임금과 퇴직금을 14일 안에 주어야 해요.', law: '근로기준법 제36조' },
  ],
  asks: () => [
    {
      ask: '계약서에 갱신이나 연장을 정한 조항이 있나요?',
      choices: [
        {
          say: '갱신 조항이 있어요',
          then: '그 조항의 기준과 절차대로 평가하고, 거절하려면 그 기준에 못 미친 이유를 글로 남기세요.',
        },
        {
          say: '갱신 조항이 없어요',
          then: '조항이 없어도 다른 계약직을 늘 갱신해 왔다면 기대가 인정될 수 있으니 전례를 확인하세요.',
        },
      ],
    },
    { ask: '계약을 몇 번 갱신했고, 모두 합해 얼마나 일했나요?' },
    { ask: '끝나는 날이 날짜로 적혀 있나요, 휴직자의 복귀일로 적혀 있나요?' },
  ],
};
