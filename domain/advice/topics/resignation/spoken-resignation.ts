import type { Facts } from '../../understanding/facts.ts';
import { fileOnline, keepMessages, noticeAllowance } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** `그럼 관둘게요 하고 나왔는데`, `그만둔다고 했더니 그럼 나가라고`: said in words, and written nowhere. */
const saidToGo =
  /(?:그만\s?둘게|그만\s?둔다|그만\s?두겠다|관둘게|관둔다|관두겠다|때려\s?치|때려\s?친다|안\s?다닌다|못\s?다니겠다|퇴사하겠다|퇴사한다|사표\s?(?:쓰|내)겠다|나가겠다|합의\s?퇴직하기로|합의\s?퇴직\s?하기로|퇴사하기로|그만두기로)(?:고|요|라고|는\s?말)?\s?(?:요\s?)?(?:말|했|하고|하니|해버|소리|질렀|나왔|나와|던졌|홧김)/u;
const regrets =
  /다시\s?(?:일하|다니|나가|가고|출근)|철회|취소|번복|죄송|홧김|화나서|욱해서|수리|받아들|진심이?\s?아니|후회|마음이?\s?(?:바뀌|변)|없던\s?일/u;
const writes = /(?:사직서|사표|퇴직원)(?:를|을|도|은|는)?\s?(?:바로\s?|이미\s?)?(?:냈|썼|제출|보냈|올렸)/u;

export const isOnlySaid = ({ question, resignation }: Pick<Facts, 'question' | 'resignation'>): boolean =>
  (resignation === null || resignation === 'asked') &&
  saidToGo.test(question) &&
  regrets.test(question) &&
  !writes.test(question);

/** Words in anger taken for a resignation: whether they were meant, and whether they were taken back in time. */
export const spokenResignation: Topic = {
  id: 'spoken-resignation',
  title: '홧김에 말로 그만두겠다고 했을 때',
  askedBy: 'employee',
  fits: (facts) => (facts.stage === 'not_filed' && isOnlySaid(facts) ? 3 : 0),
  sections: ['detail-8'],
  first: ({ says }) =>
    says('다시 일하겠~', '철회~', '죄송~', '문자로~', '카톡으로~', '바로 보냈~', '바로 보냄~')
      ? '홧김에 한 말을 회사가 받아들이기 전에 거두었다면 사직이 아니고, 일방적인 퇴사는 해고로 다툴 수 있어요.'
      : says('합의퇴직~', '합의 퇴직~')
        ? '말로 한 합의가 정말 있었는지부터 다툴 수 있으니, 오늘 글로 그만둘 뜻이 없다고 보내고 계속 출근하세요.'
        : '홧김에 한 말만으로 사직이 정해지지는 않으니, 회사가 받아들이기 전에 오늘 글로 거두겠다고 보내세요.',
  today: () => [
    '오늘 회사에 “화가 나서 한 말을 거두며 저는 계속 일하겠습니다.”라고 글로 보내고, 앞서 보낸 글이 있으면 보낸 시각이 보이게 저장하세요.',
    '그 말을 한 시각과 자리, 회사가 사직을 받아들였다고 알린 시각을 차례로 적어 두세요.',
    '사직서를 이제 와서 쓰지 말고, 평소대로 출근하며 막으면 막은 사람과 시각을 남기세요.',
  ],
  week: (facts) => [keepMessages, !isSmall(facts) && fileOnline],
  law: (facts) => [
    {
      say: '그만두겠다는 뜻이 분명했다는 것은 회사가 보여야 하고, 합의로 끝내자는 뜻이면 회사의 승낙이 나에게 닿기 전까지 거둘 수 있어요.',
      law: '대법원 99두8657',
    },
    {
      say: '혼자 그만두겠다고 알린 것으로 보면 회사에 닿은 뒤에는 회사가 동의해야 거둘 수 있어요.',
      law: '대법원 2002다11458',
    },
    !isSmall(facts) && {
      say: '사직이 아니라면 회사가 내보낸 것은 해고여서, 이유와 시기를 적은 서면이 없으면 효력이 없고 3개월 안에 노동위원회에 구제신청을 할 수 있어요.',
      law: '근로기준법 제27조, 제28조 제2항',
    },
    noticeAllowance(facts),
  ],
  asks: ({ workers }) => [
    {
      ask: '거두겠다고 알린 것과 회사가 받아들였다고 알린 것 가운데 무엇이 먼저였나요?',
      choices: [
        {
          say: '제가 먼저 거두겠다고 했어요',
          then: '받아들였다고 알리기 전에 거두었다면 사직이 아니라고 다툴 수 있으니, 보낸 시각이 보이게 저장하세요.',
        },
        {
          say: '회사가 먼저 수리했다고 했어요',
          then: '회사가 먼저 받아들였다고 알렸다면 어려워지지만, 그 말이 진짜 그만두겠다는 뜻이었는지는 따로 다툴 수 있어요.',
        },
        {
          say: '거두겠다고는 아직 안 했어요',
          then: '오늘 바로 글로 거두겠다고 보내세요. 늦을수록 어려워져요.',
        },
      ],
    },
    { ask: '그 말을 한 날과, 회사가 나가라고 한 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
