import { resigned, toCome } from '../routes/situations.ts';
import type { Condition, Conditions, LegalPoint } from '../ruleset.ts';
import { yes } from './answers.ts';

const obstacle = (key: string, when: Conditions, text: string, law: string, why: string): LegalPoint => ({
  key,
  when,
  text,
  law,
  why,
});

const burden = '밝히지 못하면 그 뒤의 것은 따지지 않고 신청이 받아들여지지 않아요.';

/** A dismissal that the company took back, answered in section 8 or as the stage of the dispute. */
const withdrawals: readonly (readonly [string, Condition])[] = [
  ['dismissal-withdrawn', yes('detail-8/dismissal-withdrawn')],
  ['dismissal-withdrawn/stage', { question: 'intake/stage', is: ['withdrawn'] }],
];

/** What the worker has to show before anything else, the one that comes first in a decision first. */
export const standardObstacles: readonly LegalPoint[] = [
  obstacle(
    'worker-status/freelance',
    [yes('detail-4/not-directly-employed'), { question: 'detail-4/belongs-to-other-firm', is: ['no', 'unknown'] }],
    '근로자로 인정되는지가 먼저예요. 시간과 장소를 회사가 정했는지, 일을 지시받았는지, 마음대로 쉬거나 다른 사람을 보낼 수 있었는지를 자료로 밝혀야 해요. 3.3%나 위탁계약이라는 것만으로 근로자가 아닌 것은 아니에요.',
    '근로기준법 제2조 제1항 제1호, 대법원 2004다29736·2024두32973',
    burden,
  ),
  obstacle(
    'worker-status/client',
    [yes('detail-4/against-client')],
    '원청이 실제 사용자라는 것을 먼저 밝혀야 해요. 해고를 한 사용자는 소속 업체로 보는 것이 원칙이에요. 상대 회사를 잘못 적었더라도 나중에 더하거나 바꿀 수 있고, 3개월은 처음 신청한 날로 셈해요.',
    '파견법 제34조, 대법원 2024두32973',
    burden,
  ),
  obstacle(
    'worker-status/officer',
    [yes('detail-5/dismissed-as-officer')],
    '임원이 아니라 근로자였다는 것을 먼저 밝혀야 해요. 등기된 이사는 위임으로 보는 것이 원칙이지만, 이름뿐이었거나 대표의 지휘를 받아 일했다면 근로자일 수 있어요.',
    '대법원 2002다64681',
    burden,
  ),
  obstacle(
    'resigned',
    resigned,
    '스스로 그만둔 것이 아니라는 것을 먼저 밝혀야 해요. 사직서는 진심이 아니었더라도 회사가 그것을 알았을 때에만 무효이고, 겁을 주거나 속여서 쓰게 했을 때 취소할 수 있어요.',
    '민법 제107조·제110조',
    burden,
  ),
  {
    ...obstacle(
      'renewal/expectation-first',
      [{ question: 'detail-3/employer-ended-before-term', is: ['no'] }],
      '재계약을 기대할 만한 규정이나 약속, 관행이 있었다는 것을 먼저 밝혀야 해요. 그다음에 거절한 이유가 합리적이라는 것은 회사가 밝혀야 해요.',
      '대법원 2007두1729·2021두45114',
      '기간이 끝나면 계약도 끝나는 것이 원칙이어서, 기대할 만한 사정이 없으면 거절의 이유를 따지지 않아요.',
    ),
    // Permanent by law after two years: nothing has to be expected.
    unless: [[{ question: 'detail-3/exception-to-two-years', is: ['no'] }]],
  },
  obstacle(
    'lawful-retirement',
    [{ question: 'detail-6/rehiring-rule', is: ['yes', 'no', 'unknown'] }],
    '정해진 정년에 이르러 나가는 것은 해고가 아니어서, 정년 뒤에도 다시 써 줄 것을 기대할 만한 규정이나 관행이 있었다는 것을 먼저 밝혀야 해요.',
    '대법원 2018다275925',
    '재고용을 기대할 만한 사정이 없으면 정년퇴직은 다툴 수 없어요.',
  ),
  obstacle(
    'no-dismissal',
    [{ question: 'detail-8/employer-ended-it', is: ['no'] }],
    '회사가 해고했다는 것을 먼저 밝혀야 해요. 나오지 말라고 하거나 일을 못 하게 한 말과 날짜, 그때 계속 일하겠다고 한 기록이 중요해요.',
    '대법원 2022두57695',
    burden,
  ),
  ...withdrawals.map(([key, when]) => ({
    ...obstacle(
      key,
      [when],
      '진짜 복직 명령이 아니라는 것부터 밝혀야 해요. 회사가 진짜로 복직하라고 한 것이면 다툴 이익이 없다고 볼 수 있어요. 나가지 않으면 무단결근이 될 수 있으니, 서면으로 답하고 이의를 남기며 출근하거나 복직 대신 금전보상을 바로 신청하세요.',
      '근로기준법 제30조 제3항',
      '진정한 복직 명령이 있으면 구제를 받을 이익이 사라져요. 금전보상을 먼저 신청한 때는 달리 보아요.',
    ),
    unless: [[toCome]],
  })),
];
