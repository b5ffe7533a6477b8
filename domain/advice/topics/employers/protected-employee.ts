import type { Facts } from '../../understanding/facts.ts';
import { isReporterToGo, refusal } from '../company/company-when.ts';
import type { Topic } from '../topic.ts';
import { no } from '../when.ts';

const deny = (facts: Facts): string => no(facts) || refusal(facts);

/** What was held to be no injury at work keeps nobody. */
const isNoWorkInjury = (question: string): boolean =>
  /불승인|산재(?:는|가|도)?\s?(?:아니|안\s?됐|안\s?돼|인정\s?안)/u.test(question);

/** `한 달치만 주면 되죠`. */
const paysInstead = ({ question }: Facts): boolean =>
  /(?:한\s?달치|30일치|30일분|예고\s?수당|위로금|돈)(?:만|을|를)?\s?(?:주고|주면|챙겨|얹어)/u.test(question);

/** Reported to the labour office, and to be sent away for it. */
const isReporter = (question: string): boolean =>
  /(?:노동청|노동부|감독관)[^.?!\n]{0,24}(?:신고|진정|고소|고발)/u.test(question) &&
  /자르|짜르|해고|내보내|정리하|그만두게|괘씸|불이익/u.test(question);

/** Hurt at work, in a union, or somebody who reported: the dismissal may be a crime. */
export const protectedEmployee: Topic = {
  id: 'protected-employee',
  title: '산재·노조·신고한 직원을 내보내려 할 때(회사)',
  askedBy: 'employer',
  // Who is told to stop isn't told how to give notice.
  alone: true,
  fits: ({ asker, protectedBy, stage, question }) =>
    asker === 'employer' &&
    stage === 'not_filed' &&
    (isReporter(question) ||
      isReporterToGo({ asker, question }) ||
      (['work_injury', 'union', 'labour_office', 'sexual_harassment', 'harassment'] as const).some(
        (one) => protectedBy.has(one) && !(one === 'work_injury' && isNoWorkInjury(question)),
      ))
      ? 3
      : 0,
  first: (facts) => {
    const { protectedBy, question } = facts;
    const namesAnother = /근태|지각|결근|횡령|폭행|성과|실적|징계/u.test(question) && !/꼬투리|핑계/u.test(question);
    return protectedBy.has('work_injury')
      ? `${paysInstead(facts) ? '아니요, 돈을 주어도 ' : deny(facts)}일하다 다치거나 병들어 쉬는 동안과 그 뒤 30일에는 원칙적으로 해고할 수 없고 어기면 처벌돼요.`
      : protectedBy.has('union')
        ? namesAnother
          ? '노조를 이유로 한 해고는 금지되니, 다른 이유가 기록으로 뚜렷하고 다른 직원과 같은 기준일 때만 징계하세요.'
          : `${deny(facts)}노조를 이유로 내보내는 것은 부당노동행위로 금지되고 처벌돼요.`
        : isReporterToGo(facts) && facts.size !== 'under_five'
          ? `아니요, 신고한 직원을 내보내면 보복으로 3년 이하의 징역이나 3천만 원 이하의 벌금이 될 수 있고, ${/조사/u.test(question) ? '조사는 바로 꼭 해야' : '신고는 바로 조사해야'} 해요.`
          : `${deny(facts)}신고했다는 이유로 내보내는 것은 금지되고 처벌돼요.`;
  },
  today: ({ protectedBy }) => [
    '해고를 멈추고 그 사정과 상관없는 이유가 있는지, 그 일이 있기 전부터 기록이 있었는지 확인하세요.',
    protectedBy.has('work_injury') && '쉬기 시작한 날과 다시 나온 날을 확인하고 30일이 지나기 전에는 통지하지 마세요.',
    (protectedBy.has('sexual_harassment') || protectedBy.has('harassment')) &&
      '신고를 받았다면 바로 조사하고 신고한 사람을 보호하세요. 조사하지 않은 것도 과태료의 문제가 돼요.',
    !(protectedBy.has('work_injury') && protectedBy.size === 1) && '신고나 노조 탈퇴를 거두라고 하지 마세요.',
  ],
  week: ({ protectedBy }) => [
    protectedBy.has('work_injury') && '일손이 모자라면 그 직원이 돌아올 때까지 기간을 정해 대신할 사람을 쓰세요.',
    '자료를 가지고 노무사와 상담한 뒤에 결정하세요.',
  ],
  law: ({ protectedBy, question, size }) => [
    protectedBy.has('work_injury') && {
      say: '업무상 다치거나 병들어 쉬는 기간과 그 뒤 30일의 해고는 5년 이하의 징역이나 5천만 원 이하의 벌금이에요. 직원 수와 상관없고, 법이 정한 일시보상을 했거나 사업을 계속할 수 없게 된 때는 예외예요.',
      law: '근로기준법 제23조 제2항, 제107조',
    },
    protectedBy.has('union') && {
      say: '노조를 이유로 한 해고는 부당노동행위이고 2년 이하의 징역이나 2천만 원 이하의 벌금이에요. 직원 수와 상관없어요.',
      law: '노동조합법 제81조 제1항 제1호, 제90조',
    },
    (protectedBy.has('labour_office') || isReporter(question)) && {
      say: '노동청에 신고했다는 이유로 한 해고는 2년 이하의 징역이나 2천만 원 이하의 벌금이에요.',
      law: '근로기준법 제104조, 제110조',
    },
    protectedBy.has('sexual_harassment') && {
      say: '성희롱을 신고한 사람이나 피해자를 해고하면 3년 이하의 징역이나 3천만 원 이하의 벌금이고, 그 때문이 아니라는 것은 회사가 밝혀야 해요.',
      law: '남녀고용평등법 제14조 제6항, 제30조, 제37조 제2항',
    },
    protectedBy.has('harassment') && {
      say: '괴롭힘을 신고한 사람이나 피해자를 해고하면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요. 5명 이상인 곳에만 적용돼요.',
      law: '근로기준법 제76조의3 제6항, 제109조',
    },
    protectedBy.has('work_injury') &&
      protectedBy.size === 1 && {
        say: '쉬는 직원의 자리를 대신하는 사람은 그 직원이 돌아올 때까지 기간제로 쓸 수 있어요.',
        law: '기간제법 제4조 제1항 제2호',
      },
    protectedBy.has('harassment') &&
      protectedBy.size === 1 && {
        say: '신고를 받으면 지체 없이 조사해야 하고, 조사하지 않으면 500만 원 이하의 과태료예요.',
        law: '근로기준법 제76조의3 제2항, 제116조',
      },
    protectedBy.size < 4 &&
      size !== 'under_five' && {
        say: '5명 이상인 곳이면 그와 상관없이도 정당한 이유와 서면이 있어야 해요.',
        law: '근로기준법 제23조 제1항, 제27조',
      },
  ],
  asks: () => [
    {
      ask: '그 일이 있기 전부터 내보낼 이유의 기록이 있었나요?',
      choices: [
        { say: '그 전에는 기록이 없었어요', then: '그러면 신고나 산재 때문으로 보이기 쉬우니 해고를 멈추세요.' },
        {
          say: '그 전부터 기록이 있었어요',
          then: '그 기록의 날짜가 일보다 앞서는지 확인하고 노무사에게 보인 뒤에 정하세요.',
        },
      ],
    },
    { ask: '언제 신고하거나 쉬기 시작했고, 언제 내보내려고 정했나요?' },
  ],
};
