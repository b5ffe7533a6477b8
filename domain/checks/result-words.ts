import { precedentOutcomeNames } from '../rulesets/precedent-names.ts';
import type { RouteName } from '../rulesets/ruleset.ts';
import type { OpenResult, RouteOut } from './contract/result.ts';

/** The names of a result's parts, the same on the site and in the paid document. */

/** The name of the figure: with the second questionnaire a company sees the risk, with the first one its own chance. */
export const figureName = ({ side, shows }: Pick<OpenResult, 'side' | 'shows'>): string => {
  if (shows === 'risk') return '부당해고로 인정될 위험 (추정)';
  return side === 'employer' ? '회사 쪽 승소 가능성 (추정)' : '승소 가능성 (추정)';
};

export const strongestPointTitle: Readonly<Record<OpenResult['side'], string>> = {
  employee: '가장 강한 근거',
  employer: '근로자가 내세울 수 있는 가장 강한 근거',
};

/** What has to be shown before anything else. It stands before the strongest point, and never alone under a figure. */
export const strongestObstacleTitle: Readonly<Record<OpenResult['side'], string>> = {
  employee: '먼저 밝혀야 할 것',
  employer: '근로자가 먼저 밝혀야 하는 것',
};

/** The part that says what a company should mend: before the dismissal, or what it can still do after it. */
export const mendingTitle = (toCome: boolean): string =>
  toCome ? '해고를 정하기 전에 고칠 것' : '드러난 흠과 지금 할 수 있는 일';

/** Kinds of notes with a place of their own: under the figure, beside the routes. */
export const placedNotes: readonly string[] = ['low_figure', 'to_come', 'to_come_company', 'not_asked'];

export const nextStepsTitle = '이제 할 일';

export const routesTitle: Readonly<Record<OpenResult['side'], string>> = {
  employee: '다툴 수 있는 길',
  employer: '근로자가 다툴 수 있는 길',
};

type Side = OpenResult['side'];

const openWords: Readonly<Record<Side, string>> = { employee: '할 수 있어요', employer: '열려 있어요' };
const closedWords: Readonly<Record<Side, string>> = { employee: '하기 어려워요', employer: '막혀 있어요' };
/** Nothing can be disputed before the dismissal. */
const onceDismissed: Readonly<Record<Side, string>> = {
  employee: '해고일부터 할 수 있어요',
  employer: '해고하면 열려요',
};
type Stands = {
  readonly side: Side;
  readonly stage?: string | undefined;
  readonly toCome?: true | undefined;
};
/** Of the application to the labour commission, once it was made. */
const atStage: Readonly<Record<string, string>> = {
  filed: '신청했어요',
  in_settlement: '진행되고 있어요',
  decided: '판정이 났어요',
  reviewed: '재심 판정까지 났어요',
  settled: '합의나 화해로 끝났어요',
};

/** Whether a route is open, in words; the application that was made is neither open nor closed. */
export const routeState = (
  { route, open }: Pick<RouteOut, 'route' | 'open'>,
  { side, stage, toCome }: Stands,
): string => {
  const done = route === 'labour_commission' && stage !== undefined ? atStage[stage] : undefined;
  return done ?? (open ? (toCome ? onceDismissed : openWords) : closedWords)[side];
};

/** The open ones first: after a decision the one that matters isn't the first by nature. */
export const openFirst = <R extends Pick<RouteOut, 'open'>>(routes: readonly R[]): readonly R[] =>
  routes.toSorted((one, other) => Number(other.open) - Number(one.open));

/** The application was made: how long it could be made doesn't matter any more. */
export const isMade = ({ route }: Pick<RouteOut, 'route'>, stage: string | undefined): boolean =>
  route === 'labour_commission' && stage !== undefined && atStage[stage] !== undefined;

const lastDays: Readonly<Record<Side, Partial<Record<RouteName, string>>>> = {
  employee: { labour_commission_review: '재심신청 마지막 날', administrative_suit: '소송을 낼 수 있는 마지막 날' },
  employer: {
    labour_commission_review: '재심을 신청할 수 있는 마지막 날',
    administrative_suit: '소송을 낼 수 있는 마지막 날',
  },
};

/** What a route's last day is called. */
export const lastDayName = (route: RouteName, side: Side): string =>
  lastDays[side][route] ?? (side === 'employee' ? '신청 마지막 날' : '근로자가 신청할 수 있는 마지막 날');

export const saferDayName = '더 안전한 날';

export const claimsTitle: Readonly<Record<OpenResult['side'], string>> = {
  employee: '따로 받을 수 있는 돈',
  employer: '들 수 있는 비용',
};

export const resultSentences = {
  voidingFacts: '인정되면 해고가 무효가 되는 사실',
  band: (low: string, high: string) => `${low}에서 ${high} 사이일 가능성이 커요`,
  bandHint:
    '범위는 출발한 비율이 얼마나 확실한지와 답변마다 곱한 배수가 얼마나 확실한지를 함께 담은 폭이에요. 실제 사건 열에 아홉이 이 안에 든다는 뜻은 아니에요.',
  /** For rulesets whose multipliers act on the odds. 50 % × 1.3 on the odds is 1.3 : 1, which is 57 %. */
  odds: '배수는 확률이 아니라 승산(이길 확률 ÷ 질 확률)에 곱해요. 이길 확률이 50%면 승산은 1이고, ×1.3을 하면 1.3이 되어 이길 확률은 57%가 돼요. 그래서 같은 배수라도 50% 근처에서 크게, 0%나 100% 근처에서 작게 움직여요.',
  judgement:
    '답변마다 곱하는 배수는 사건 자료에 맞춘 값이 아니라 법인의 판단이에요. 그래서 배수마다 15%쯤 다를 수 있다고 보고 범위를 넓혔어요.',
  denominator: `판정이 난 사건만 셌어요. ${precedentOutcomeNames.worker_win}은 1건, ${precedentOutcomeNames.partial}은 반 건으로 세고, 화해·취하·각하된 사건은 넣지 않았어요.`,
  disclaimer: '추정일 뿐 결과를 보장하지 않아요. 중요한 결정을 하기 전에는 노무사와 상의해 주세요.',
  clamped: {
    high: '95%를 넘는 수치는 보여 드리지 않아요. 어떤 사건도 결과를 장담할 수 없어요.',
    low: '5%보다 낮은 수치는 보여 드리지 않아요. 어떤 사건도 결과를 장담할 수 없어요.',
  },
} as const;
