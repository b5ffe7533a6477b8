import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';
import { asksUntilWhen, isEnding, isSmall, lastDay } from '../when.ts';

/** Dismissed over the union (노동조합법 제81조): the commission, three months, at any size. */
/** Beside a promise nobody is told yes. */
const yes = ({ asks }: Facts): string =>
  asks('맞죠~', '맞나~', '인가요~', '되나요~', '되죠~', '할수 있~', '할 수 있~') ? '네, ' : '';

const done: Readonly<Partial<Record<NonNullable<Facts['dismissal']>, string>>> = {
  ...{ transferred: '발령은', suspended: '대기발령은', disciplined: '징계는', not_renewed: '재계약 거절은' },
};
const whatIsDone = ({ dismissal }: Facts): string => (dismissal === null ? undefined : done[dismissal]) ?? '해고는';

export const union: Topic = {
  id: 'union',
  title: '노조를 이유로 한 해고(부당노동행위)',
  askedBy: 'employee',
  fits: ({ protectedBy, stage, resignation }) =>
    stage === 'not_filed' && protectedBy.has('union') ? (resignation === null ? 3 : 1) : 0,
  sections: ['detail-7'],
  first: (facts) => {
    const day = facts.clocks.find(({ name, passed }) => name.startsWith('부당노동행위') && !passed)?.day;
    if (asksUntilWhen(facts) && day !== undefined)
      return `부당노동행위 구제신청은 그 일이 있은 날부터 3개월, ${day}까지예요.`;
    const what = whatIsDone(facts);
    if (isSmall(facts))
      return `인원이 5명 미만이어도 노조를 이유로 한 ${what} 부당노동행위여서 노동위원회에 낼 수 있어요.`;
    if (facts.says('승계~', '고용승계~'))
      return `${yes(facts)}조합원이라는 이유로 승계하지 않았다면 부당노동행위로 다툴 수 있고, 부당해고로도 함께 낼 수 있어요.`;
    return facts.dismissal === null
      ? '노조에 가입하거나 활동했다는 이유로 해고하거나 불리하게 대하는 것은 부당노동행위로 금지돼요.'
      : `${yes(facts)}노조를 이유로 한 ${what} 부당노동행위여서, ${isEnding(facts) ? '부당해고와 함께 ' : ''}노동위원회에 낼 수 있어요.`;
  },
  today: () => [
    '노조 이야기를 한 단톡방과 사장의 말을 날짜가 보이게 저장하고, 말로 들은 것은 오늘 적어 두세요.',
    '가입했거나 하려던 노조에 오늘 알리고 가입 날짜를 확인하세요. 노조도 함께 신청할 수 있어요.',
    '사직서나 탈퇴서, 노조를 하지 않겠다는 각서에는 서명하지 마세요.',
  ],
  week: (facts) => [
    `지방노동위원회에 부당노동행위 구제신청을 내세요.${lastDay(facts)}`,
    !isSmall(facts) && '부당해고 구제신청도 함께 내어 한꺼번에 심리해 달라고 하세요.',
    '노동청(1350)에 고소할 수도 있어요.',
    '함께 가입하려던 동료가 무슨 말을 들었는지 적어 두세요.',
  ],
  law: (facts) => [
    {
      say: '노조에 가입했거나 가입하려 했거나 정당한 조합 활동을 했다는 이유로 해고하면 부당노동행위예요. 직원 수를 따지지 않아요.',
      law: '노동조합법 제81조 제1항 제1호',
    },
    !facts.says('지점~', '본사~', '지사~', '계열사~') && {
      say: '탈퇴하라거나 가입하지 말라고 하는 것도 부당노동행위가 될 수 있어요.',
      law: '노동조합법 제81조 제1항',
    },
    {
      say: '해고 같은 불이익이 있은 날부터 3개월 안에 노동위원회에 신청해야 해요. 사내 절차를 밟아도 늘어나지 않아요.',
      law: '노동조합법 제82조',
    },
    {
      say: '회사가 노조를 알았고 그 때문에 해고했다는 것은 근로자 쪽이 자료로 보여야 해요.',
      law: '노동조합법 제81조 제1항 제1호',
    },
    isSmall(facts)
      ? { say: '직원이 5명 미만이면 부당해고 구제신청은 따로 할 수 없어요.', law: '근로기준법 제11조' }
      : {
          say: '5명 이상인 곳이라면 정당한 이유와 서면이 없는 해고로도 다툴 수 있어요.',
          law: '근로기준법 제23조 제1항, 제27조',
        },
    facts.says('지점~', '본사~', '지사~', '계열사~') && {
      say: '지점과 본사가 하나의 사업으로 운영되면 직원을 합쳐 세어요. 인사와 회계를 따로 하는지를 봐요.',
      law: '근로기준법 제11조; 대법원 2023두57876',
    },
  ],
  asks: ({ days, workers }) => [
    {
      ask: '회사가 노조를 알게 된 날과, 사장이 한 말이 글로 남아 있나요?',
      choices: [
        {
          say: '사장이 노조를 말한 글이 있어요',
          then: '그 글이 회사가 노조를 알았다는 증거가 되니, 날짜와 보낸 사람이 보이게 저장하세요.',
        },
        {
          say: '노조 이야기는 말로만 들었어요',
          then: '누가 언제 어디서 말했는지 오늘 적어 두고, 함께 들은 동료의 이름도 적으세요.',
        },
        {
          say: '회사가 안다는 증거는 없어요',
          then: '가입한 날과 해고한 날이 가까운지, 조합원만 불이익을 받았는지를 날짜순으로 적으세요.',
        },
      ],
    },
    { ask: '가입한(하려던) 노조와 날짜를 알려 주세요.' },
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
