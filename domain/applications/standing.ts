import type { RouteOut } from '../checks/contract/result.ts';
import { isOpenOn } from '../checks/first-deadline.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import { koreanDateWithDay } from '../kernel/korean/korean-formats.ts';
import { isUnderLabourLaw } from '../rulesets/open-routes.ts';
import type { RouteName } from '../rulesets/ruleset.ts';
import { isPending as isStagePending } from '../rulesets/stages.ts';
import type { ApplicationBasis } from './contract.ts';

/** Which documents a finished check leads to, and why not where it doesn't. */

export const documentNames = [
  'relief_application',
  'review_application',
  'labour_office_petition',
  'unfair_labour_practice',
  'equality_correction',
  'whistleblower_protection',
  'money_compensation_request',
  'representative_request',
] as const;
export type DocumentName = (typeof documentNames)[number];

/** A result says the stage itself; a basis has it among its answers. */
export type Stands = Pick<ApplicationBasis, 'side' | 'routes'> & {
  readonly stage?: string | null | undefined;
  readonly answers?: ApplicationBasis['answers'];
};

export type Standing = {
  /** Those that can be filed on this day, the main one first. */
  readonly documents: readonly DocumentName[];
  /** Why the application to the labour commission isn't among them; null where it is. */
  readonly whyNoRelief: string | null;
  /** The last day for the main document, if it has one. */
  readonly deadline: LocalDate | null;
  /** The commission and the protection of whistleblowers shut each other out (공익신고자 보호법 제17조 제3항, 제18조 제1항). */
  readonly isEitherOr: boolean;
};

export const standingOf = (stands: Stands, today: LocalDate): Standing => {
  const { side, routes } = stands;
  const none = { documents: [], deadline: null, isEitherOr: false };
  if (side === 'employer') return { ...none, whyNoRelief: forWorkers };
  if (!isUnderLabourLaw(routes)) return { ...none, whyNoRelief: forOfficials };
  const find = (name: RouteName) => routes.find(({ route }) => route === name);
  const isOpen = (name: RouteName): boolean => routes.some((route) => route.route === name && isOpenOn(route, today));
  const stage = stands.stage ?? answered(stands, 'intake/stage');
  const isPending = isStagePending(stage);
  const mayFile = isOpen('labour_commission') && !isPending;
  const mayReview = isOpen('labour_commission_review') && answered(stands, 'intake/decision') !== 'won';
  const isDisputed = mayFile || mayReview || (isPending && isOpen('labour_commission'));
  const others = (['unfair_labour_practice', 'equality_correction', 'whistleblower_protection'] as const).filter(
    isOpen,
  );
  const documents: readonly DocumentName[] = [
    ...(mayFile ? (['relief_application'] as const) : []),
    ...(mayReview ? (['review_application'] as const) : []),
    ...(isPending ? [] : others),
    // Wages, and pay in place of notice, are owed at any size of the workplace and after any deadline of the commissions; before the
    // dismissal nothing is due yet, and only a ban can be reported.
    ...(isToCome(stands, today) && !isOpen('labour_office') ? [] : (['labour_office_petition'] as const)),
    ...(isDisputed ? (['money_compensation_request', 'representative_request'] as const) : []),
  ];
  const mainRoute = routeOf[documents[0] ?? 'labour_office_petition'];
  return {
    documents,
    whyNoRelief: mayFile ? null : whyNone(stands, stage, today),
    deadline: (mainRoute && find(mainRoute)?.deadline) ?? null,
    isEitherOr: isOpen('whistleblower_protection'),
  };
};

/** The route whose last day is that of the document. */
const routeOf: Readonly<Partial<Record<DocumentName, RouteName>>> = {
  relief_application: 'labour_commission',
  review_application: 'labour_commission_review',
  unfair_labour_practice: 'unfair_labour_practice',
  equality_correction: 'equality_correction',
  whistleblower_protection: 'whistleblower_protection',
};

const answered = ({ answers }: Pick<Stands, 'answers'>, key: string): string | null => {
  const value = answers?.find((each) => each.key === key)?.value;
  return typeof value === 'string' ? value : null;
};

/** ISO days compare as they follow each other. */
const isToCome = (stands: Stands, today: LocalDate): boolean => (answered(stands, 'intake/dismissed') ?? '') > today;

const forWorkers = '신청서는 해고된 근로자가 내는 서류예요. 사용자(회사)로 진단한 결과로는 쓸 수 없어요.';
const forOfficials =
  '공무원과 교원의 파면·해임·면직은 노동위원회가 아니라 소청심사에서 다퉈요. 소청심사 청구서는 소청심사위원회에서 받으세요.';
const periodOver =
  '노동위원회에 신청할 수 있는 기한이 지났어요. 해고 통지서를 더 늦게 받았다면 기한이 남았을 수 있으니 바로 확인해 보세요.';
const alreadyFiled = '구제신청을 이미 하셨어요. 다시 내지 않고, 이유서와 증거를 그 사건번호로 더 내면 돼요.';
const won =
  '노동위원회가 받아들인 판정이에요. 회사가 재심을 신청하면 답변서를 내고, 신청해도 구제명령의 효력은 멈추지 않아요(근로기준법 제32조).';

const whyNone = ({ routes, answers }: Stands, stage: string | null, today: LocalDate): string => {
  const commission = routes.find(({ route }) => route === 'labour_commission');
  if (isStagePending(stage)) return alreadyFiled;
  if (stage === 'decided')
    return answered({ answers: answers ?? [] }, 'intake/decision') === 'won' ? won : toReview(routes, today);
  if (stage === 'reviewed') return toCourt(routes, today);
  return closedWhy(commission, today);
};

const until = (route: RouteOut | undefined): string =>
  route?.deadline === undefined ? '' : ` 마지막 날은 ${koreanDateWithDay(route.deadline)}이에요.`;

const toReview = (routes: readonly RouteOut[], today: LocalDate): string => {
  const review = routes.find(({ route }) => route === 'labour_commission_review');
  return review && isOpenOn(review, today)
    ? `지방노동위원회의 판정이 나왔어요. 판정서를 받은 날부터 10일 안에 중앙노동위원회에 재심을 신청해요(근로기준법 제31조 제1항).${until(review)}`
    : '판정서를 받은 날부터 10일이 지나 재심을 신청할 수 없어요(근로기준법 제31조). 판정서를 더 늦게 받았다면 바로 노무사나 변호사와 확인해 보세요.';
};

const toCourt = (routes: readonly RouteOut[], today: LocalDate): string => {
  const suit = routes.find(({ route }) => route === 'administrative_suit');
  const lawyer = '소장은 변호사나 대한법률구조공단(국번 없이 132)과 준비하세요. 여기에서 만드는 소장은 없어요.';
  return suit && isOpenOn(suit, today)
    ? `재심판정까지 나왔어요. 다투려면 재심판정서를 받은 날부터 15일 안에 중앙노동위원회 위원장을 상대로 행정소송을 내요(근로기준법 제31조 제2항, 노동위원회법 제27조).${until(suit)} ${lawyer}`
    : `재심판정서를 받은 날부터 15일이 지나 행정소송을 내기 어려워요(근로기준법 제31조 제2항). 더 늦게 받았다면 바로 확인해 보세요. ${lawyer}`;
};

const closedWhy = (commission: RouteOut | undefined, today: LocalDate): string => {
  if (commission === undefined) return '이 진단에서는 노동위원회에 신청할 수 있는 길이 열려 있지 않아요.';
  return commission.open && !isOpenOn(commission, today) ? periodOver : commission.why;
};
