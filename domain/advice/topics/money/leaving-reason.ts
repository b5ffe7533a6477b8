import { addMonths, koreanText } from '../../../kernel/korean-date.ts';
import type { Facts } from '../../understanding/facts.ts';
import type { Topic } from '../topic.ts';

/** The company wants them to go, and whether there is a benefit is asked. */
const isAdvised = ({ says, asks }: Facts): boolean =>
  says('권고사직~', '권고 사직~', '사직 권유~', '사직권유~') && asks('실업급여~', '구직급여~');

const first = (facts: Facts): string => {
  const { asks, says } = facts;
  return asks('안 해~', '안해~', '안 내~', '안내줘~', '안 써~', '안써~', '안 준~', '안준~')
    ? '회사는 요청을 받으면 이직확인서를 내주어야 하니, 글로 요청하고 그래도 안 내면 고용센터에 알리세요.'
    : asks('고칠~', '정정~', '바꿀~', '수정~', '고쳐~', '바로잡~', '바꿔~')
      ? '네, 회사에 정정을 요구하고, 안 되면 고용센터에 실제 이유를 확인해 달라고 하면 고칠 수 있어요.'
      : says('거짓~', '허위로~', '권고사직으로 해달~', '권고사직으로 해 달~', '맞춰~')
        ? '사실과 다른 이유로 적어 달라고 하면 부정수급이 되니, 사실대로 적게 하는 길로만 도와드릴 수 있어요.'
        : isAdvised(facts)
          ? '회사가 권한 것(권고사직)이면 실업급여를 받을 수 있고, 자진 퇴사로 적혀도 증거를 내면 고용센터가 실제 이유를 보고 정해요.'
          : '증거가 있으면 고용센터가 실제 이유를 조사해 판단하니, 사실과 다른 이직 사유를 바로잡아 달라고 요청하세요.';
};

/** 고용보험법 제48조: twelve months from the day after. */
const benefitUntil = ({ days }: Facts): string | null =>
  days.dismissed === null
    ? null
    : `실업급여는 그만둔 다음 날부터 12개월 안에 다 받아야 해서, ${koreanText(days.dismissed)}에 그만두면 ${koreanText(addMonths(days.dismissed, 12))}까지예요.`;

const plainClock = ({ clock }: Facts): string | null =>
  clock === null ? '실업급여는 그만둔 다음 날부터 12개월 안에 다 받아야 하니 바로 움직이세요.' : null;

/** The company reported another reason for leaving than the true one (이직확인서). */
export const leavingReason: Topic = {
  id: 'leaving-reason',
  title: '이직확인서의 퇴사 이유가 다를 때',
  askedBy: 'employee',
  fits: ({ says, asks, stage, question, dismissal }) =>
    stage === 'not_filed' &&
    (says(
      '이직확인서~',
      '상실신고~',
      '상실사유~',
      '상실 사유~',
      '퇴사사유~',
      '이직사유~',
      '이직 사유~',
      '퇴사 사유~',
      '상실코드~',
      '이직코드~',
      '권고사직 코드~',
      '권고사직코드~',
    ) ||
      /(?:개인\s?사정|자진\s?퇴사|자발적?\s?(?:퇴사|이직)?)[^.?!]{0,12}(?:신고|처리|적[었혀]|써\s?놨|썼|올[렸리려]|되어|돼\s?있|떴|나와)/u.test(
        question,
      ) ||
      asks('자진퇴사로~', '자진퇴사라고~', '자발적 퇴사로~', '개인사정으로 퇴사처리~', '자진퇴사 처리~'))
      ? says('합의서~')
        ? 1
        : // What was reported is asked, not whether the term could end.
          dismissal === 'not_renewed'
          ? 3
          : 2
      : 0,
  first,
  clock: (facts) => {
    const until = benefitUntil(facts);
    const { clock } = facts;
    if (until === null || !isAdvised(facts)) return plainClock(facts);
    return clock === null || clock.passed
      ? until
      : `${until} 해고로 다툰다면 노동위원회 구제신청은 ${clock.day}까지예요.`;
  },
  today: (facts) => [
    isAdvised(facts) &&
      facts.resignation !== 'signed' &&
      facts.resignation !== 'forced' &&
      '사직서에 서명해야 한다면 개인 사정이라는 말이 들어가지 않게 하고, 회사가 권했다는 사실이 남게 하세요.',
    '회사가 권하거나 나가라고 한 카톡, 문자, 녹음과 사직서 사본을 날짜순으로 모으세요.',
    '회사에 “실제 이유대로 이직확인서와 상실신고를 고쳐 주세요.”라고 글로 보내고 답을 남기세요.',
    '고용센터에 수급자격을 신청하면서 사실과 다르다는 것과 증거를 함께 내세요.',
  ],
  week: () => [
    '고용센터의 결정이 불리하면 안 날부터 90일 안에 심사를 청구할 수 있어요.',
    '강요로 쓴 사직서라면 해고를 다투는 길도 있으니 그만둔 날부터 3개월 안에 살펴보세요.',
  ],
  law: () => [
    {
      say: '회사는 요청을 받으면 이직확인서를 발급해야 하고, 수급자격은 고용센터가 실제 이유를 보고 정해요.',
      law: '고용보험법 제42조, 제43조',
    },
    {
      say: '자기 사정으로 그만둔 것이면 받기 어려워요. 사직서에 개인 사정이라고 적었다면 권고받은 경위와 대화로 뒤집어야 해요.',
      law: '고용보험법 제58조',
    },
    {
      say: '실업급여는 그만두기 전 18개월 동안 고용보험에 든 채 보수를 받은 날이 180일 이상이어야 하고, 그만둔 다음 날부터 12개월이 지나면 남은 날이 있어도 받지 못해요.',
      law: '고용보험법 제40조, 제48조',
    },
    { say: '결정에 이의가 있으면 안 날부터 90일 안에 심사를 청구해요.', law: '고용보험법 제87조' },
    {
      say: '사실과 다르게 꾸며 받으면 부정수급이 되어 돌려주고 2배까지 더 낼 수 있고, 회사와 짜면 5배까지예요.',
      law: '고용보험법 제61조, 제62조',
    },
  ],
  asks: ({ says }) => [
    says('사직서~') && { ask: '사직서에 적은 이유와, 회사가 권한 카톡이나 문자의 날짜는 어떻게 되나요?' },
    {
      ask: '실제로는 어떻게 그만두게 되었나요?',
      choices: [
        {
          say: '회사가 나가라고 권했어요',
          then: '회사가 권한 것이면 실업급여를 받을 수 있으니, 권한 말이 담긴 글이나 녹음을 고용센터에 내세요.',
        },
        '회사에서 해고됐어요',
        {
          say: '계약 기간이 끝났어요',
          then: '계약 만료도 실업급여를 받을 수 있는 이유이니, 끝나는 날이 적힌 계약서를 고용센터에 내세요.',
        },
        {
          say: '제가 스스로 그만뒀어요',
          then: '스스로 그만두었다면 임금 체불이나 통근 곤란처럼 법이 정한 사정이 있을 때만 받을 수 있어요.',
        },
      ],
    },
    {
      ask: '그것을 보여 주는 글이나 녹음이 있나요?',
      choices: [
        {
          say: '보여 주는 글이나 녹음이 있어요',
          then: '날짜와 보낸 사람이 보이게 모아 고용센터에 수급자격을 신청할 때 함께 내세요.',
        },
        {
          say: '남아 있는 글이 없어요',
          then: '오늘 회사에 “어떤 이유로 퇴사 처리했는지 알려 주세요.”라고 글로 물어 답을 받아 두세요.',
        },
      ],
    },
    { ask: '사직서를 썼다면 이유를 뭐라고 적었나요?' },
    {
      ask: '해고를 다투고 싶은 마음도 있나요?',
      choices: [
        {
          say: '해고도 다투고 싶어요',
          then: '실업급여를 신청하면서도 다툴 수 있으니, 해고된 날부터 3개월이 지나기 전에 노동위원회에 구제신청을 내세요.',
        },
        {
          say: '실업급여만 받으면 돼요',
          then: '그렇다면 고용센터에 수급자격을 신청하면서 이직 사유가 사실과 다르다는 것부터 알리세요.',
        },
      ],
    },
  ],
};
