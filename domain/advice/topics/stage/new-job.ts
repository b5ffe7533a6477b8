import { returnAsk } from '../asks/shared-asks.ts';
import { fileOnline, moneyInstead } from '../lines.ts';
import type { Topic } from '../topic.ts';

/** Works elsewhere by now: the dispute goes on, the pay is set off in part (민법 제538조 제2항). */
export const newJob: Topic = {
  id: 'new-job',
  title: '새 직장을 얻은 뒤의 구제신청',
  askedBy: 'employee',
  fits: ({ dismissal, stage, asks, says }) =>
    (dismissal !== 'withdrawn' &&
      (stage === 'not_filed' || stage === 'filed' || stage === 'settling') &&
      asks('취하해야~', '취하 해야~') &&
      says('다른 회사~', '새 직장~', '면접~', '취업~', '취직~')) ||
    (dismissal !== 'withdrawn' &&
      ['not_filed', 'filed', 'settling'].includes(stage) &&
      asks(
        '새 직장~',
        '새직장~',
        '새 회사~',
        '새회사~',
        '다른 회사~',
        '딴 회사~',
        '다른 직장~',
        '재취업~',
        '취직했~',
        '취업했~',
        '이직했~',
        '옮겼~',
        '알바하면~',
        '알바해도~',
        '알바 해도~',
        '일해도~',
        '취직해도~',
        '취업해도~',
        '알바 하면~',
        '다른 데 다니~',
      ))
      ? 2
      : 0,
  first: ({ stage, question }) =>
    stage === 'not_filed'
      ? '새 직장에 다녀도 구제신청은 할 수 있고, 다만 받을 돈에서 새 직장의 월급이 일부 빠질 수 있어요.'
      : /취소|취하|각하|무효|끝나|없어지/u.test(question)
        ? '아니요, 다른 회사에 취직해도 구제신청이 취소되지는 않고, 받을 돈에서 그 월급이 일부 빠질 수 있어요.'
        : '새 직장에 다녀도 이미 낸 구제신청은 그대로이고, 다만 받을 돈에서 새 직장의 월급이 일부 빠질 수 있어요.',
  today: ({ stage }) => [
    '복직을 원하는지, 돈을 원하는지 먼저 정하세요. 복직을 원하지 않으면 금전보상을 신청해요.',
    stage === 'not_filed' && fileOnline,
    '새 직장의 입사일과 월급을 사실대로 적어 두세요. 숨기면 나중에 말을 믿기 어려워져요.',
  ],
  week: () => ['해고된 날부터 새 직장에 들어가기 전까지 쉰 기간의 임금을 따로 계산해 두세요.'],
  law: ({ stage }) => [
    {
      say: '먹고살려고 다른 일을 구한 것만으로 복직할 뜻이 없다고 볼 수는 없어요.',
      law: '근로기준법 제30조',
    },
    {
      say: '해고 기간에 다른 곳에서 번 돈은 받을 임금에서 빠질 수 있지만, 평균임금의 70%(휴업수당)까지는 빼지 못해요.',
      law: '민법 제538조 제2항; 근로기준법 제46조; 대법원 90다카25277',
    },
    moneyInstead,
    stage === 'not_filed' && {
      say: '새 직장을 얻었어도 기한은 해고된 날부터 3개월 그대로예요.',
      law: '근로기준법 제28조 제2항',
    },
    {
      say: '노동위원회가 사건을 새 회사에 알리는 절차는 없어요.',
      law: '근로기준법 제29조',
    },
  ],
  asks: ({ notice }) => [
    returnAsk,
    { ask: '새 직장의 월급은 얼마인가요?' },
    notice === null && {
      ask: '해고를 어떻게 통보받았나요?',
      choices: ['해고를 종이로 통보받았어요', '해고를 카톡으로 통보받았어요', '해고를 말로 통보받았어요'],
    },
  ],
};
