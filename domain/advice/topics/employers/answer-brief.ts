import { reasonNeeded } from '../company-lines.ts';
import type { Topic } from '../topic.ts';

/** The worker went to the commission: the company answers. */
export const answerBrief: Topic = {
  id: 'answer-brief',
  title: '구제신청을 당한 회사의 답변서',
  askedBy: 'employer',
  fits: ({ asker, stage, says, dismissal }) =>
    asker === 'employer' && dismissal !== 'withdrawn' && (stage === 'filed' || stage === 'settling' || says('답변서~'))
      ? 2
      : 0,
  first: ({ stage, asks }) =>
    stage === 'settling' || asks('화해~', '합의금~')
      ? '화해는 양쪽이 모두 받아들여야 이루어지고, 받아들이지 않으면 판정을 받으면 돼요.'
      : '노동위원회가 알려 준 날까지 답변서를 내고, 해고 이유와 절차를 날짜가 있는 자료로 보여 주세요.',
  clock: () => '답변서를 낼 날은 노동위원회가 보낸 통지서에 적혀 있어요. 오늘 확인하세요.',
  today: () => [
    '통지서에서 답변서 기한과 조사관의 이름을 확인하고, 늦어질 사정이 있으면 미리 알리세요.',
    '해고 통지서, 경고, 평가, 징계위원회 기록, 근태와 주고받은 글을 지우지 말고 날짜대로 모으세요.',
  ],
  week: () => [
    '신청서의 주장마다 인정하는 것과 다투는 것을 나누어 적고 증거 번호를 붙이세요.',
    '서면 통지나 절차가 빠졌다면 해고 취소와 화해도 노무사와 상담하세요.',
  ],
  law: () => [
    reasonNeeded,
    {
      say: '해고를 서면으로 알리지 않았다면 이유가 있어도 효력이 없어요. 5명 이상인 곳에만 적용돼요.',
      law: '근로기준법 제27조',
    },
    { say: '화해조서는 재판상 화해와 같은 효력이 있어요.', law: '노동위원회법 제16조의3' },
    {
      say: '지면 복직과 그동안의 임금을 명령받고, 지키지 않으면 이행강제금이 나와요.',
      law: '근로기준법 제30조, 제33조',
    },
  ],
  asks: () => [
    { ask: '답변서를 내야 하는 날은 언제인가요?' },
    { ask: '해고를 어떻게 알렸나요?', choices: ['종이', '이메일', '문자·카톡', '말', '사직이라고 봐요'] },
    { ask: '실제로 있었던 일과 그 기록은 무엇인가요?' },
  ],
};
