import { endsInConsonant } from '../../../kernel/korean/korean-particles.ts';
import type { Facts } from '../../understanding/facts.ts';
import { fileOnline, noticeAllowance, signNothing } from '../lines.ts';
import type { LawLine, Topic } from '../topic.ts';
import { isEnding, isSmall } from '../when.ts';

type Kind = { readonly name: string; readonly words: readonly string[]; readonly law: string };

/** Leaves of the equality law beside childcare leave: each forbids a dismissal because of it. */
const kinds: readonly Kind[] = [
  {
    name: '난임치료휴가',
    words: ['난임~', '시험관~', '인공수정~'],
    law: '남녀고용평등법 제18조의3',
  },
  {
    name: '배우자 출산휴가',
    words: [
      ...['배우자 출산~', '배우자출산~', '아내 출산휴가~', '아내 출산 휴가~', '와이프 출산휴가~'],
      ...['와이프 출산 휴가~', '아빠 출산휴가~'],
    ],
    law: '남녀고용평등법 제18조의2',
  },
  {
    name: '가족돌봄휴가·휴직',
    words: ['가족돌봄~', '가족 돌봄~', '돌봄휴가~', '돌봄휴직~', '간병휴직~'],
    law: '남녀고용평등법 제22조의2',
  },
  {
    name: '육아기 근로시간 단축',
    words: ['육아기~', '육아 단축근무~', '단축근무~', '단축 근무~', '근로시간 단축~'],
    law: '남녀고용평등법 제19조의2',
  },
];

const objectOf = (name: string): string => `${name}${endsInConsonant(name) ? '을' : '를'}`;

/** Shorter days in a pregnancy are of another law. */
const kindOf = ({ says, protectedBy }: Pick<Facts, 'says' | 'protectedBy'>): Kind | undefined =>
  kinds.find(
    ({ name, words }) =>
      says(...words) && !(name.startsWith('육아기') && protectedBy.has('pregnancy') && !says('육아기~')),
  );

const banOf = ({ name, law }: Kind): LawLine => ({
  say: `${objectOf(name)} 썼거나 신청했다는 이유로 해고하거나 불리하게 대하면 안 돼요. 직원 수와 상관없어요.`,
  law,
});

/** A leave for the family was taken, and the person was dismissed or put at a disadvantage. */
export const familyLeave: Topic = {
  id: 'family-leave',
  title: '난임·배우자 출산·가족돌봄 휴가와 불이익',
  askedBy: 'employee',
  fits: (facts) => {
    if (facts.stage !== 'not_filed' || kindOf(facts) === undefined) return 0;
    if (facts.dismissal === 'suspended' || facts.dismissal === 'transferred' || facts.dismissal === 'disciplined')
      return 1;
    return facts.resignation === null ? 3 : 1;
  },
  sections: ['detail-7'],
  first: (facts) => {
    const name = kindOf(facts)?.name ?? '가족을 돌보는 휴가';
    const where = isSmall(facts) ? '직원이 5명 미만이어도 ' : '';
    if (facts.dismissal === 'not_renewed')
      return `${objectOf(name)} 썼다는 이유로 재계약하지 않는 것은 금지되니, 거절한 이유부터 글로 물어보세요.`;
    return `${where}${objectOf(name)} 썼다는 이유로 해고하거나 불리하게 대하는 것은 금지돼요.`;
  },
  today: () => [
    '휴가를 신청한 날, 쓴 날, 회사가 싫은 말을 한 날, 불이익을 받은 날을 날짜순으로 적고 메시지를 저장하세요.',
    '오늘 회사에 “휴가를 쓴 것은 법이 정한 권리이고 계속 일하겠습니다. 이런 처분의 이유를 서면으로 알려 주세요.”라고 글로 보내세요.',
    signNothing,
  ],
  week: (facts) => [
    '노동청(1350)에 신고하세요.',
    isSmall(facts) ? '해고의 효력과 임금은 법원에서 다투니 변호사나 대한법률구조공단(132)에 물어보세요.' : fileOnline,
  ],
  law: (facts) => {
    const kind = kindOf(facts);
    return [
      kind !== undefined && banOf(kind),
      { say: '그 이유 때문이 아니라는 것은 회사가 밝혀야 해요.', law: '남녀고용평등법 제30조' },
      !isSmall(facts) && {
        say: '5명 이상인 곳이라면 해고나 대기발령이 있은 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
        law: '근로기준법 제28조 제2항',
      },
      isEnding(facts) && noticeAllowance(facts),
    ];
  },
  asks: ({ days, workers }) => [
    { ask: '휴가를 언제 신청했고, 회사는 그때 뭐라고 했나요?' },
    days.dismissed === null && { ask: '나가라거나 불이익을 준 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
