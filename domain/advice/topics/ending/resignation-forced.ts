import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';

/** A resignation that was handed in under pressure, by deceit, or that is regretted (민법 제107조, 제110조). */
export const resignationForced: Topic = {
  id: 'resignation-forced',
  title: '이미 쓴 사직서의 취소와 철회',
  askedBy: 'employee',
  fits: ({ resignation, stage, says, question }) => {
    if (stage !== 'not_filed') return 0;
    if (resignation === 'forced') return 3;
    const isSigned =
      resignation === 'signed' ||
      (resignation === null &&
        (/(?:사직서|사표)(?:를|도)?\s*(?:어제|오늘|그제|그저께|지난주에|방금|이미|벌써)?\s*(?:냈|제출했|썼)/u.test(
          question,
        ) ||
          says(
            '사직서 냈~',
            '사직서를 냈~',
            '사직서 제출했~',
            '사직서를 제출했~',
            '사직서 썼~',
            '사직서를 썼~',
            '사표 냈~',
            '사표를 냈~',
            '사직 철회~',
            '사직서 철회~',
            '사직 취소~',
            '사직서 취소~',
            '홧김에~',
            '그만두겠다고 했~',
            '그만두겠다고 썼~',
            '그만둔다고 했~',
          )));
    return isSigned && !says('이직확인서~', '실업급여~', '합의서~', '합의퇴직~', '퇴직합의~') ? 3 : 0;
  },
  sections: ['detail-8'],
  first: ({ resignation }) =>
    resignation === 'forced'
      ? '오늘 바로 글로 강요 때문에 쓴 사직서를 취소한다고 보내세요, 강요였다는 것이 인정되면 해고로 다툴 수 있어요.'
      : '아직 늦지 않았을 수 있어요, 회사가 받아들였다고 알리기 전이라면 거둘 수 있으니 오늘 바로 글로 거두겠다고 보내세요.',
  today: ({ resignation }) => [
    resignation === 'forced'
      ? '문자나 이메일로 “제가 낸 사직서는 강요 때문에 쓴 것이므로 취소합니다. 저는 계속 일하겠습니다.”라고 보내고, 같은 글을 내용증명으로도 보내세요.'
      : '문자나 이메일로 “제가 낸 사직서의 뜻을 거두어들입니다. 저는 계속 일하겠습니다.”라고 보내고, 같은 글을 내용증명으로도 보내세요.',
    '쓰게 된 자리에 누가 있었고 몇 시간이었는지, 무슨 말을 들었는지 오늘 적어 두고 녹음과 막힌 계정 화면을 저장하세요.',
    resignation === 'forced' && '나가지 못하게 막았거나 협박을 들었다면 112나 대한법률구조공단(132)에 따로 상담하세요.',
    '위로금이 들어왔다면 쓰지 말고 두고, 취소한다는 뜻을 다시 알리세요.',
  ],
  week: ({ resignation }) => [
    '회사가 사직을 받아들였다고 언제 어떻게 알렸는지 확인하고, 사직서에 적힌 날짜와 이유를 사진으로 남기세요.',
    resignation === 'forced' && fileOnline,
  ],
  law: () => [
    {
      say: '겁을 주거나 속여서 쓰게 한 사직은 취소할 수 있지만, 그랬다는 것은 쓴 사람이 밝혀야 해요.',
      law: '민법 제110조 제1항',
    },
    {
      say: '합의로 끝내자는 뜻의 사직서는 회사의 승낙이 나에게 닿기 전까지 거둘 수 있고, 혼자 그만두겠다고 알린 것은 회사에 닿은 뒤에는 회사가 동의해야 거둘 수 있어요.',
      law: '대법원 99두8657; 대법원 2002다11458',
    },
    {
      say: '그만둘 뜻이 없는 사람에게 어쩔 수 없이 쓰게 해서 내보낸 것은 실제로는 해고예요. 다만 그때는 그것이 낫다고 보고 쓴 것은 뒤집기 어려워요.',
      law: '대법원 90다11554; 대법원 2002다11458',
    },
    {
      say: '5명 이상인 곳이라면 사직으로 처리된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제28조 제2항',
    },
  ],
  asks: ({ days, workers }) => [
    { ask: '회사가 사직서를 받아들였다고(수리) 알렸나요?', choices: ['아직이에요', '알렸어요', '잘 모르겠어요'] },
    days.dismissed === null && { ask: '사직서에 적힌 날짜는 언제인가요?' },
    { ask: '그 자리의 말을 보여 주는 녹음이나 메시지가 있나요?', choices: ['있어요', '없어요'] },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
