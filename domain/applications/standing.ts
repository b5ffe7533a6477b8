import type { RouteOut } from '../checks/contract/result.ts';
import { isUnderLabourLaw } from '../checks/win-rate/routes.ts';
import type { LocalDate } from '../kernel/korean-date.ts';
import type { RouteName } from '../rulesets/ruleset.ts';
import type { ApplicationBasis } from './contract.ts';

/** Which documents a finished check leads to, and why not where it doesn't. */

export const documentNames = [
  'relief_application',
  'labour_office_petition',
  'unfair_labour_practice',
  'equality_correction',
  'whistleblower_protection',
] as const;
export type DocumentName = (typeof documentNames)[number];

export type Standing = {
  /** Those that can be filed on this day. */
  readonly documents: readonly DocumentName[];
  /** Why the application to the labour commission isn't among them; null where it is. */
  readonly whyNoRelief: string | null;
  /** The last day for the application to the commission, if it has one. */
  readonly deadline: LocalDate | null;
  /** The commission and the protection of whistleblowers shut each other out (공익신고자 보호법 제17조 제3항, 제18조 제1항). */
  readonly isEitherOr: boolean;
};

export const standingOf = ({ side, routes }: Pick<ApplicationBasis, 'side' | 'routes'>, today: LocalDate): Standing => {
  const none = { documents: [], deadline: null, isEitherOr: false };
  if (side === 'employer') return { ...none, whyNoRelief: forWorkers };
  if (!isUnderLabourLaw(routes)) return { ...none, whyNoRelief: forOfficials };
  const isOpen = (name: RouteName): boolean => routes.some((route) => route.route === name && isOpenOn(route, today));
  const commission = routes.find(({ route }) => route === 'labour_commission');
  const others = (['unfair_labour_practice', 'equality_correction', 'whistleblower_protection'] as const).filter(
    isOpen,
  );
  const maySeekRelief = isOpen('labour_commission');
  return {
    documents: [
      ...(maySeekRelief ? (['relief_application'] as const) : []),
      ...others,
      // Wages, and pay in place of notice, are owed at any size of the workplace and after any deadline of the commissions.
      'labour_office_petition',
    ],
    whyNoRelief: maySeekRelief ? null : closedWhy(commission, today),
    deadline: commission?.deadline ?? null,
    isEitherOr: isOpen('whistleblower_protection'),
  };
};

const isOpenOn = ({ open, deadline }: RouteOut, today: LocalDate): boolean =>
  open && (deadline === undefined || today <= deadline);

const forWorkers = '신청서는 해고된 근로자가 내는 서류예요. 사용자(회사)로 진단한 결과로는 쓸 수 없어요.';
const forOfficials =
  '공무원과 교원의 파면·해임·면직은 노동위원회가 아니라 소청심사에서 다퉈요. 소청심사 청구서는 소청심사위원회에서 받으세요.';
const periodOver =
  '노동위원회에 신청할 수 있는 기한이 지났어요. 해고 통지서를 더 늦게 받았다면 기한이 남았을 수 있으니 바로 확인해 보세요.';

const closedWhy = (commission: RouteOut | undefined, today: LocalDate): string => {
  if (commission === undefined) return '이 진단에서는 노동위원회에 신청할 수 있는 길이 열려 있지 않아요.';
  return commission.open && !isOpenOn(commission, today) ? periodOver : commission.why;
};
