import { fileOnline } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { asksUntilWhen } from '../when.ts';

const isRehiring = (says: (...words: readonly string[]) => boolean): boolean =>
  says('재고용~', '촉탁~', '정년 후~', '정년후~', '정년 뒤~', '계약직으로~');

/** An age below sixty is void (고령자고용법 제19조); rehiring after sixty may be expected (대법원 2018다275925). */
export const retirement: Topic = {
  id: 'retirement',
  title: '정년과 재고용',
  askedBy: 'employee',
  fits: ({ dismissal, says, stage }) => {
    if (stage !== 'not_filed') return 0;
    if (dismissal === 'retired') return 2;
    return says('정년~', '촉탁~', '환갑~') ? 2 : 0;
  },
  sections: ['detail-6'],
  first: (facts) => {
    const { says, clock, question } = facts;
    if (isRehiring(says))
      return asksUntilWhen(facts)
        ? clock && !clock.passed
          ? `아직 늦지 않았고, 재고용 거절은 통보받은 날이 아니라 정년으로 퇴직하는 ${clock.from}부터 3개월을 세어서 ${clock.day}까지예요.`
          : '재고용 거절은 통보받은 날이 아니라 정년으로 퇴직하는 날부터 3개월을 세요.'
        : '정년이 되었어도 재고용하는 규정이나 관행이 있었다면, 합리적인 이유 없이 나만 거절한 것은 다툴 수 있어요.';
    if (says('나이가 많~', '나이 많~', '나이많~', '나이 때문~', '나이때문~'))
      return '정년이 되기 전에 나이를 이유로 나가게 하는 것은 해고예요.';
    return /(?<!\d)5\d\s?(?:세|살)|만\s?5\d(?!\d)/u.test(question)
      ? '맞아요, 60세보다 낮은 정년은 60세로 정한 것으로 보아 그 전에 나가게 하는 것은 해고예요.'
      : '정년이 60세보다 낮으면 60세로 보아 그 전에 나가게 하는 것은 해고이고, 60세 이상이면 재고용 규정이나 관행이 있었는지를 따져요.';
  },
  today: ({ says }) => [
    '동의서나 퇴직 서류에는 서명하지 마세요. 스스로 그만두기로 합의한 것으로 보일 수 있어요.',
    isRehiring(says)
      ? '오늘 회사에 “정년 뒤에도 다시 고용되어 계속 일하기를 원합니다. 다시 고용하지 않는다면 그 이유를 서면으로 알려 주세요.”라고 글로 보내세요.'
      : '오늘 회사에 “정년은 60세이므로 퇴직에 동의하지 않으며 계속 일하겠습니다.”라고 글로 보내세요.',
    '퇴직하는 날까지는 평소대로 출근하세요.',
  ],
  week: ({ says }) => [
    '취업규칙이나 단체협약의 정년 조항을 찍어 두고, 생년월일과 맞추어 보세요.',
    isRehiring(says) && '정년이 지난 동료 가운데 누가 재고용되고 누가 거절되었는지, 그 이유와 함께 적으세요.',
    '퇴직금은 받아도 돼요. “해고(재고용 거절)에 이의가 있지만 퇴직금은 받습니다.”라고 글로 남기고 받으세요.',
    fileOnline,
  ],
  law: ({ says }) => [
    {
      say: '정년을 60세보다 낮게 정하면 60세로 정한 것으로 봐요.',
      law: '고령자고용법 제19조',
    },
    {
      say: '나가는 날(정년으로 퇴직하는 날)부터 3개월 안에 노동위원회에 구제신청을 해야 해요. 5명 이상인 곳에만 적용돼요.',
      law: '근로기준법 제28조 제2항; 대법원 2014두45765',
    },
    isRehiring(says) && {
      say: '재고용 규정이 있거나 예외 없이 재고용해 온 관행이 있으면 재고용되리라는 기대권이 생기고, 합리적인 이유 없는 거절은 효력이 없을 수 있어요.',
      law: '대법원 2018다275925',
    },
    isRehiring(says) && {
      say: '법은 회사가 재고용하도록 노력하라고만 정해서, 그것만으로 당연히 재고용되지는 않아요.',
      law: '고령자고용법 제21조 제1항',
    },
    {
      say: '퇴직금은 서명과 상관없이 퇴직한 날부터 14일 안에 받아야 할 돈이에요.',
      law: '근로기준법 제36조; 근로자퇴직급여 보장법 제9조',
    },
  ],
  asks: ({ says, workers }) => [
    { ask: '취업규칙이나 단체협약에 정년과 재고용이 어떻게 적혀 있나요?' },
    isRehiring(says) && {
      ask: '정년이 된 동료들은 재고용되었나요?',
      choices: ['모두 되었어요', '일부만 되었어요', '아무도 안 됐어요', '몰라요'],
    },
    { ask: '생년월일은 언제인가요?' },
    { ask: '이미 서명한 서류가 있나요?', choices: ['없어요', '있어요'] },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
