import type { Facts } from '../../understanding/facts.ts';
import { labourOffice, noticeAllowance } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall, no } from '../when.ts';
import { denied, isOwnFault } from './own-fault.ts';

/** Whether the insurance itself is asked about: `산재는 이제 못하는거?`, `산재 신청할 수 있나요`. */
const asksToClaim = ({ question }: Facts): boolean =>
  /산재(?:는|도|를|신청은?|\s신청은?)?\s?(?:이제\s?|아예\s?|그럼\s?)?(?:신청\s?)?(?:못\s?하|안\s?되|안되|할\s?수|되나|될까|가능|받을\s?수|처리\s?(?:되|할|가능))/u.test(
    question,
  );
const isOnTheWay = ({ says }: Facts): boolean =>
  says('출퇴근~', '출근길~', '퇴근길~', '출근하다~', '퇴근하다~', '통근~');
const isResting = ({ says }: Facts): boolean =>
  says(
    '요양중~',
    '요양 중~',
    '쉬는중~',
    '쉬는 중~',
    '쉬고~',
    '입원~',
    '병가~',
    '치료중~',
    '치료 중~',
    '병원다니~',
    '병원 다니~',
  );

const fearsToClaim = ({ question }: Facts): boolean =>
  /산재[^.?!]{0,10}하면[^.?!]{0,12}(?:짤|잘[리려릴]|해고|불이익|보복)/u.test(question);

/** Nobody is told to go: what is asked is the insurance. */
const isOfInjuryAlone = ({ dismissal, resignation, says }: Facts): boolean =>
  dismissal === null && resignation === null && !says('해고', '나가~', '퇴사~', '그만두~', '짤~', '잘릴~', '짤릴~');

const first = (facts: Facts): string => {
  if (facts.says('불승인~', '승인이 안~', '승인 안~'))
    return '산재로 승인되지 않았어도 실제로 아파서 쉰 것이라면 무단결근이라고 단정할 수 없고, 해고는 따로 다툴 수 있어요.';
  if (isOwnFault(facts.question) && isOfInjuryAlone(facts))
    return `${denied(facts.question)}내 실수로 다쳤어도 산재를 신청할 수 있고, 일부러 다쳤거나 범죄행위가 원인인 때만 예외예요.`;
  if (fearsToClaim(facts)) return '아니요, 산재를 신청했다는 이유로 해고하거나 불리하게 대하는 것은 금지돼요.';
  if (asksToClaim(facts))
    return facts.asks('못하~', '못 하~', '안되~', '안 되~')
      ? '아니요, 퇴사 처리가 되더라도 산재는 회사 동의 없이 직접 신청할 수 있어요.'
      : '네, 산재는 회사가 동의하지 않아도 근로복지공단에 직접 신청할 수 있어요.';
  if (isOnTheWay(facts) && isOfInjuryAlone(facts))
    return '출퇴근 사고도 산재가 될 수 있고, 회사가 동의하지 않아도 근로복지공단에 직접 신청할 수 있어요.';
  if (isOnTheWay(facts))
    return '출퇴근 사고도 산재가 될 수 있고, 치료받는 동안의 일방적인 퇴사 처리는 해고로 다툴 수 있어요.';
  if (facts.dismissal === 'not_renewed')
    return '산재로 쉬는 중이어도 계약 기간이 끝날 수는 있지만, 산재를 이유로 재계약하지 않은 것이라면 다툴 수 있어요.';
  if (isOfInjuryAlone(facts)) return '일하다 다쳤다면 산재를 직접 신청할 수 있고, 그것을 이유로 한 해고는 금지돼요.';
  return `${no(facts)}일하다 다치거나 병들어(산재) 쉬는 동안과 그 뒤 30일에는 일시보상을 했거나 사업을 계속할 수 없게 된 때가 아니면${
    isSmall(facts) ? ', 직원이 5명 미만이어도' : ''
  } 해고하지 못해요.`;
};

/** Hurt or ill by the work: nobody may be dismissed while resting and for thirty days after (근로기준법 제23조 제2항). */
export const workInjury: Topic = {
  id: 'work-injury',
  title: '산재 요양 중과 그 뒤 30일의 해고',
  askedBy: 'employee',
  fits: ({ protectedBy, stage, resignation, says, dismissal }) =>
    stage === 'not_filed' &&
    (protectedBy.has('work_injury') ||
      (dismissal !== null &&
        says('다쳐~', '다쳤~', '다친~', '부상~', '골절~', '사고~') &&
        says('공장~', '현장~', '일하다~', '작업~', '근무중~', '근무 중~', '회사에서~', '기계~', '출퇴근~')))
      ? resignation === null
        ? 3
        : 1
      : 0,
  sections: ['detail-7'],
  first,
  today: (facts) => [
    isOfInjuryAlone(facts) &&
      '근로복지공단(1588-0075)에 요양급여를 직접 신청하세요. 회사의 동의나 도장은 없어도 되고 병원에서 신청을 도와주기도 해요.',
    isOfInjuryAlone(facts)
      ? '다친 날과 곳, 하던 일, 본 사람을 적고 회사에 사고를 글로 알려 두세요.'
      : '쉬기 시작한 날, 다시 나온 날, 해고한 날을 나란히 적어 두세요. 30일은 쉬기를 마친 다음부터 세어요.',
    '진단서, 요양 승인서, 사고를 알린 메시지와 사진을 개인 저장 공간에 모으세요. 산재 승인이 나기 전이어도 다친 기록을 모으면 돼요.',
    !isOfInjuryAlone(facts) &&
      `오늘 회사에 “${isResting(facts) ? '산재로 요양하며 쉬고 있으므로' : '산재로 쉰 뒤 30일이 지나지 않았으므로'} 해고에 동의하지 않으며 계속 일하겠습니다.”라고 글로 보내세요.`,
    facts.asks('쉬래~', '쉬라~', '쉬라고~') && '며칠 쉬라는 뜻인지 그만두라는 뜻인지도 함께 글로 물어보세요.',
  ],
  week: (facts) => [
    !isOfInjuryAlone(facts) && `노동청에 진정하거나 고소하세요. ${labourOffice}`,
    !isOfInjuryAlone(facts) &&
      (isSmall(facts)
        ? '복직과 임금은 법원에서 다투니 변호사나 대한법률구조공단(132)에 물어보세요.'
        : '복직과 임금은 노동위원회 구제신청으로 다투세요. 3개월 안이에요.'),
    !isOfInjuryAlone(facts) &&
      !facts.says('산재승인~', '산재 승인~', '승인받~', '승인 받~') &&
      '산재를 아직 신청하지 않았다면 회사의 도움 없이 근로복지공단(1588-0075)에 직접 신청하세요.',
    '사직서에는 서명하지 마세요. 쓰면 이 보호를 잃어요.',
  ],
  law: (facts) => [
    isOnTheWay(facts)
      ? {
          say: '집과 회사를 오가다 난 사고도 보통의 길이었다면 산재가 될 수 있어요. 쉬는 동안의 해고 금지가 그대로 적용되는지는 다툼이 있으니 노무사에게 확인하세요.',
          law: '산재보험법 제37조 제1항; 근로기준법 제23조 제2항',
        }
      : {
          say: '업무상 다치거나 병들어 쉬는 기간과 그 뒤 30일에는 해고하지 못해요. 예외는 법이 정한 일시보상을 했거나 사업을 계속할 수 없게 된 때뿐이에요. 직원 수와 상관없이 적용되고, 어기면 5년 이하의 징역이나 5천만 원 이하의 벌금이에요.',
          law: '근로기준법 제23조 제2항, 제107조',
        },
    {
      say: '산재를 신청했다는 이유로 해고하면 안 되고, 산재 보험급여를 받을 권리는 퇴직해도 없어지지 않아요.',
      law: '산재보험법 제111조의2, 제88조 제1항',
    },
    isOwnFault(facts.question) &&
      isOfInjuryAlone(facts) && {
        say: '산재는 다친 사람의 과실을 따지지 않아요. 고의·자해나 범죄행위, 또는 그것이 원인이 되어 다친 것은 원칙적으로 빠져요.',
        law: '산재보험법 제37조 제2항',
      },
    !isOnTheWay(facts) &&
      !(isOwnFault(facts.question) && isOfInjuryAlone(facts)) && {
        say: '출근하며 치료받느라 일부만 쉰 기간도 쉰 기간에 들고, 수습 중인 사람도 보호받아요.',
        law: '대법원 2018두43958',
      },
    !isSmall(facts) && {
      say: '5명 이상인 곳이라면 해고된 날부터 3개월 안에 노동위원회에 구제신청을 할 수 있어요.',
      law: '근로기준법 제28조 제2항',
    },
    noticeAllowance(facts),
  ],
  asks: ({ days, workers }) => [
    { ask: '산재로 쉰(요양한) 마지막 날과 다시 나온 날은 언제인가요?' },
    {
      ask: '산재 승인을 받았나요?',
      choices: [
        {
          say: '산재 승인을 받았어요',
          then: '승인서와 요양 기간이 적힌 글이 가장 힘 있는 증거이니, 회사에 보낼 글에 함께 붙이세요.',
        },
        {
          say: '산재 신청 중이에요',
          then: '승인이 나기 전이어도 일 때문에 다친 것이면 보호받으니, 신청 접수증과 진단서를 모아 두세요.',
        },
        {
          say: '산재 신청은 아직 안 했어요',
          then: '회사 동의 없이 근로복지공단(1588-0075)에 직접 산재를 신청하세요.',
        },
      ],
    },
    days.dismissed === null && { ask: '그만두라고 한 날은 언제이고 글로 남아 있나요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
