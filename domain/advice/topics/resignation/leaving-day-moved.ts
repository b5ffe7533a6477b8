import type { Facts } from '../../understanding/facts.ts';
import { fileOnline, labourOffice, noticeAllowance } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** `12월 말까지 한다고 했는데 오늘까지만 하래요`: gave notice for a day, and is sent away before it. */
const ownDay =
  /(?:퇴사|사직|그만두|그만둔|관두|퇴직)[^.!?\n]{0,24}(?:까지|날짜|퇴사일|\d{1,2}일|말일|다음\s?달|한\s?달\s?(?:뒤|후|전))[^.!?\n]{0,20}(?:했는데|말했|냈는데|얘기했|말씀드렸|알렸|적었|썼)/u;
const sentAway =
  /(?:오늘|내일|이번\s?주|당장|바로|지금)(?:까지만?|부터|로)?\s?(?:나오지|오지|하고|하래|나가(?:라|래)|짐|출근|그만)/u;

/** `그만두겠다고 했더니 오늘 나가래요`. */
const saidToGo =
  /(?:그만두겠다|그만둔다|퇴사하겠다|퇴사한다|관두겠다|관둔다|사직하겠다)(?:고)?\s?(?:말)?(?:했더니|하니까?|하자)/u;

const isMoved = ({ question }: Pick<Facts, 'question'>): boolean =>
  (ownDay.test(question) || saidToGo.test(question)) && sentAway.test(question);

/** The company ends it before the day for which the person gave notice: that is a dismissal of its own. */
export const leavingDayMoved: Topic = {
  id: 'leaving-day-moved',
  title: '사직하기로 한 날보다 먼저 내보낼 때',
  askedBy: 'employee',
  fits: (facts) => (facts.stage === 'not_filed' && isMoved(facts) ? 3 : 0),
  sections: ['detail-8'],
  first: () => '내가 정한 퇴사일보다 앞당겨 나가라고 하는 것은, 내가 동의하지 않았다면 해고로 볼 수 있어요.',
  today: () => [
    '오늘 회사에 “퇴사일은 제가 알린 날이며, 그 전까지 계속 일하겠습니다.”라고 글로 보내세요.',
    '퇴사일을 알린 사직서나 메시지와, 먼저 나가라고 한 말을 날짜가 보이게 저장하세요.',
    '앞당긴 날짜로 사직서를 다시 쓰라고 해도 쓰지 마세요.',
  ],
  week: (facts) => [labourOffice, !isSmall(facts) && fileOnline],
  law: (facts) => [
    !isSmall(facts) && {
      say: '회사가 일방적으로 앞당겼다면 정당한 이유와 서면이 필요한 해고로 다툴 수 있어요. 다만 퇴사일이 가까우면 얻을 것이 그 사이의 임금에 그칠 수 있어요.',
      law: '근로기준법 제23조 제1항, 제27조',
    },
    noticeAllowance(facts),
    !isSmall(facts) && {
      say: '나가라고 한 날부터 3개월 안에 노동위원회에 구제신청을 할 수 있어요.',
      law: '근로기준법 제28조 제2항',
    },
    { say: '밀린 임금과 퇴직금은 그만둔 날부터 14일 안에 받아야 해요.', law: '근로기준법 제36조' },
  ],
  asks: ({ workers }) => [
    {
      ask: '퇴사일을 앞당기는 데 동의했나요?',
      choices: [
        {
          say: '앞당기는 데 동의하지 않았어요',
          then: '동의하지 않았다면 오늘 글로 그 뜻을 분명히 남기세요. 그래야 해고로 다툴 수 있어요.',
        },
        {
          say: '그 자리에서 알겠다고 했어요',
          then: '알겠다고 한 말이 동의로 보일 수 있으니, 진짜 뜻이 아니었다면 오늘 글로 바로잡으세요.',
        },
      ],
    },
    { ask: '처음에 알린 퇴사일과, 회사가 나가라고 한 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
