import { koreanText } from '../../../kernel/korean/korean-date.ts';
import type { Topic } from '../topic.ts';

const isWithoutContract = (question: string): boolean =>
  /(?:근로)?계약서/u.test(question) &&
  /미작성|안\s?(?:썼|쓴|써|줬|준)|벌금/u.test(question) &&
  !/3\.3|프리랜서/u.test(question);

/** A worker, often called a freelancer, complained to the labour office: the company has to come and to show what it has. */
export const labourOfficeClaim: Topic = {
  id: 'labour-office-claim',
  title: '노동청 진정을 당한 회사',
  askedBy: 'employer',
  alone: true,
  fits: ({ asker, stage, question, dismissal }) =>
    asker === 'employer' &&
    stage === 'not_filed' &&
    // Who wants to dismiss somebody for it is told of the ban.
    dismissal !== 'planned' &&
    /노동청|노동부|근로감독관|진정(?:을|이|서)?\s?(?:넣|냈|당|들어|접수|했)|출석\s?(?:하래|하라|요구|통지)|체불(?:로|이라고)?\s?신고/u.test(
      question,
    ) &&
    /진정|신고(?:했|당|가|를\s?했)|출석|고소|감독관|조사/u.test(question) &&
    !/신고(?:한다|했다고|했다는\s?이유|해서\s?(?:해고|자르))|신고한다(?:는데|고)[^.?!\n]{0,12}(?:해고|자르|짜르)|(?:넣|했)다고\s?[^.?!\n]{0,12}(?:해고|자르|짜르|내보내)/u.test(
      question,
    )
      ? 3
      : 0,
  first: ({ contract, question }) =>
    isWithoutContract(question)
      ? '근로계약서를 써서 주지 않으면 500만 원 이하의 벌금이니, 조사에 나가 사실대로 설명하세요.'
      : contract === 'freelance' || /프리랜서|3\.3|위탁|용역|사업\s?소득/u.test(question)
        ? /출퇴근|시간(?:이|을)?\s?(?:정|지정)|기본급|고정급|지시/u.test(question)
          ? '출퇴근 시간이나 기본급이 정해져 있었다면 근로자로 인정되어 퇴직금을 주어야 할 가능성이 꽤 있어요.'
          : '3.3% 계약이라도 실제로 시키고 시간을 정했다면 근로자로 인정되어 돈을 주어야 할 수 있어요.'
        : '출석 요구를 무시하지 말고, 정해진 날에 나가 임금과 근무 자료로 사실대로 설명하세요.',
  clock: ({ question, today, days }) => {
    const day = days.ordered ?? days.told;
    return day !== null && day >= today && /출석/u.test(question)
      ? `${koreanText(day)} 출석에는 꼭 나가고, 못 나가면 그 전에 근로감독관에게 날짜를 바꿔 달라고 하세요.`
      : '출석하라는 날에는 꼭 나가고, 못 나가면 그 전에 근로감독관에게 날짜를 바꿔 달라고 하세요.';
  },
  today: () => [
    '계약서, 정산·급여 내역, 출퇴근 기록, 지시한 카톡을 지우거나 고치지 말고 날짜대로 모으세요.',
    '일한 기간, 한 주의 시간, 준 돈을 표로 적고 받을 것과 준 것을 견주어 보세요.',
  ],
  week: () => [
    '줄 돈이 있으면 근로감독관 앞에서 금액과 날짜를 합의해 끝내는 길도 있어요.',
    '진정했다는 이유로 불이익을 주거나 취하를 압박하지 마세요.',
    '근로자인지 다툴 생각이면 나가기 전에 노무사와 상담하세요.',
  ],
  law: ({ question }) => [
    isWithoutContract(question) && {
      say: '근로조건을 적은 근로계약서를 주지 않으면 500만 원 이하의 벌금이에요.',
      law: '근로기준법 제17조, 제114조',
    },
    {
      say: '근로자인지는 계약의 이름이나 3.3% 세금이 아니라 지시, 시간과 장소, 기본급의 실제 모습으로 봐요.',
      law: '근로기준법 제2조 제1항 제1호; 대법원 2004다29736',
    },
    {
      say: '근로자이고 1년 이상, 한 주 15시간 이상 일했다면 퇴직금을 주어야 해요.',
      law: '근로자퇴직급여 보장법 제4조 제1항, 제8조 제1항',
    },
    !isWithoutContract(question) && {
      say: '근로감독관이 요구하면 지체 없이 보고하거나 출석해야 해요.',
      law: '근로기준법 제13조',
    },
    { say: '신고했다는 이유로 해고나 불리한 대우를 하면 처벌돼요.', law: '근로기준법 제104조 제2항, 제110조' },
    {
      say: '임금과 퇴직금은 그만둔 날부터 14일 안에 주어야 하고 주지 않으면 처벌될 수 있어요.',
      law: '근로기준법 제36조, 제109조 제1항',
    },
  ],
  asks: () => [
    {
      ask: '다른 곳에서도 자유롭게 일할 수 있었나요?',
      choices: [
        {
          say: '다른 곳에서도 일했어요',
          then: '근로자가 아니라고 볼 사정이지만 그것만으로 정해지지 않으니, 시간과 지시의 자료를 함께 보세요.',
        },
        {
          say: '우리 가게에서만 일했어요',
          then: '근로자로 볼 사정이니 퇴직금과 남은 임금을 계산해 합의도 준비하세요.',
        },
      ],
    },
    { ask: '얼마나 오래, 한 주에 몇 시간 일했나요?' },
  ],
};
