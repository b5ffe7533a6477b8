import { harmOfOwner } from '../../understanding/events/owner.ts';
import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

const isTouched = (facts: Facts): boolean => harmOfOwner(facts.question) === 'touched';
const isSexual = (facts: Facts): boolean => harmOfOwner(facts.question) !== 'bullied';

const leaves = ({ question }: Facts): boolean => /그만두|그만둘|그만뒀|관두|관둘|퇴사|나가고\s?싶/u.test(question);

const yes = ({ asks }: Facts): string => (asks('신고~', '고소~') ? '네, 신고할 수 있어요, ' : '');

/**
 * Touched, harassed or bullied by the owner: whoever is told to report it to the company is sent to the one who did it. Police and
 * labour office come first, whatever the headcount (형법 제298조, 남녀고용평등법 제12조, 제39조).
 */
export const harmedByOwner: Topic = {
  id: 'harmed-by-owner',
  title: '사장이 한 추행·성희롱·괴롭힘',
  askedBy: 'employee',
  alone: true,
  // Before a short question about money or evidence: where to turn comes first.
  followsUp: true,
  noClock: true,
  fits: ({ stage, dismissal, question }) =>
    stage === 'not_filed' && dismissal === null && harmOfOwner(question) !== null ? 3 : 0,
  first: (facts) =>
    isTouched(facts)
      ? `${yes(facts)}몸을 만지거나 끌어안은 것은 강제추행이라는 범죄가 될 수 있으니 회사에 먼저 알리지 말고 112나 해바라기센터(1899-3075), 여성긴급전화 1366에 전화하세요.`
      : isSexual(facts)
        ? `${facts.asks('신고~') ? '네, ' : ''}사장이 한 성희롱은 직원 수와 상관없이 고용노동부(1350)에 바로 신고할 수 있고, 회사에 먼저 알리지 않아도 돼요.`
        : isSmall(facts)
          ? '직원이 5명 미만이면 괴롭힘 규정은 적용되지 않지만, 때리거나 겁을 준 것은 경찰(112)에, 밀린 돈은 노동청(1350)에 바로 신고할 수 있어요.'
          : '사장이 한 괴롭힘은 회사가 아니라 고용노동부(1350)에 바로 신고할 수 있어요.',
  today: (facts) => [
    isSexual(facts) &&
      '위험하거나 또 그럴 것 같으면 바로 112에 전화하고, 그 사람과 단둘이 있게 되는 근무는 피하고 믿을 만한 사람에게 알리세요.',
    isTouched(facts)
      ? 'CCTV는 며칠이면 지워지니 112에 신고하면서 영상을 지켜 달라고 하고, 그날의 옷과 메시지를 그대로 두세요.'
      : '카톡과 문자, 내가 낀 대화의 녹음을 다른 곳에도 저장하세요.',
    '언제 어디서 무슨 일이 있었는지, 그때 누구에게 말했는지 오늘 적어 두세요.',
    '합의서나 없던 일로 한다는 글에는 서명하지 마세요.',
  ],
  week: (facts) => [
    isSexual(facts)
      ? `${isTouched(facts) ? '경찰과 따로 ' : ''}노동청(1350)에 사업주의 성희롱으로 진정하세요. 가게에 알리지 않고 할 수 있어요.`
      : !isSmall(facts) && '노동청(1350)에 사용자의 괴롭힘으로 진정하세요. 회사에 알리지 않고 할 수 있어요.',
    isSexual(facts) &&
      '해바라기센터(1899-3075)나 1366에서 상담과 진료, 변호사의 도움을 무료로 받을 수 있는지 물어보세요.',
    leaves(facts) &&
      '그만두더라도 신고할 수 있고 일한 돈은 모두 받아요. 그만두기 전에 실업급여가 되는지 고용센터(1350)에 물어보세요.',
  ],
  law: (facts) => [
    isTouched(facts) && {
      say: '때리거나 겁을 주며 추행하면 10년 이하의 징역이나 1천5백만 원 이하의 벌금이에요. 갑자기 끌어안거나 만지는 것도 들 수 있어요.',
      law: '형법 제298조',
    },
    isSexual(facts) && {
      say: '사업주는 직장에서 성희롱을 하면 안 되고, 어기면 1천만 원 이하의 과태료예요. 직원 수와 상관없어요.',
      law: '남녀고용평등법 제12조, 제39조 제2항',
    },
    isSexual(facts) && {
      say: '신고했다고 해고하거나 불리하게 대하면 3년 이하의 징역이나 3천만 원 이하의 벌금이에요.',
      law: '남녀고용평등법 제14조 제6항, 제37조 제2항',
    },
    !isSexual(facts) &&
      !isSmall(facts) && {
        say: '사용자가 괴롭힘을 하면 1천만 원 이하의 과태료이고, 신고한 사람을 불리하게 대하면 처벌돼요. 5명 이상인 곳에 적용돼요.',
        law: '근로기준법 제76조의2, 제76조의3 제6항, 제116조 제1항',
      },
    !isSexual(facts) && {
      say: '사용자가 근로자를 때리는 것은 직원 수와 상관없이 금지되고 처벌돼요.',
      law: '근로기준법 제8조, 제107조',
    },
  ],
  asks: (facts) => [
    isSexual(facts)
      ? {
          ask: '지금 안전한가요, 그 사람과 또 마주쳐야 하나요?',
          choices: [
            {
              say: '지금 바로 도움이 필요해요',
              then: '위험하면 지금 112에 전화하고, 상담은 1366이나 해바라기센터(1899-3075)가 24시간 받아요.',
            },
            {
              say: '지금은 안전해요',
              then: '다행이에요, 기억이 뚜렷할 때 있었던 일을 날짜와 함께 적어 두고 1366에 먼저 상담하세요.',
            },
          ],
        }
      : {
          ask: '그 말이나 행동이 남은 글이나 녹음이 있나요?',
          choices: [
            {
              say: '글이나 녹음이 남아 있어요',
              then: '그대로 다른 곳에도 저장하고 노동청(1350)에 진정할 때 함께 내세요.',
            },
            {
              say: '남은 것이 없어요',
              then: '언제 어디서 무슨 말을 들었는지 오늘 적고, 본 동료의 이름도 적어 두세요.',
            },
          ],
        },
    { ask: 'CCTV나 메시지, 본 사람이 있나요?' },
  ],
};
