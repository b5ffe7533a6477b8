import { addDays, isLocalDate, koreanText, type LocalDate } from '../../kernel/korean-date.ts';
import type { Answers, RouteRule } from '../../rulesets/ruleset.ts';
import { anyHold, hold } from '../conditions.ts';
import type { RouteOut } from '../contract/result.ts';
import { type Deadline, deadlineOf, endedByContract, nextWorkingDay } from './deadline.ts';

/**
 * The routes, and which of them are open. They aren't multipliers: the figure is about the open routes, and without an open
 * one there is no figure. A route for special persons is listed only if it concerns the person.
 */
export const routesOf = (
  rules: readonly RouteRule[],
  answers: Answers,
  deadline: Deadline | null,
  today: LocalDate,
): RouteOut[] =>
  rules
    .filter((rule) => isListed(rule, answers, today))
    .map((rule) => {
      const shut = new Set(rule.closures.filter(({ when }) => hold(when, answers, today)).map(({ why }) => why));
      if (rule.body !== undefined) return routeWithBody(rule, [...shut], answers, deadline, today);
      const { route } = rule;
      const open = shut.size === 0;
      const lastDay = route === 'labour_commission' && deadline ? { deadline: deadline.lastDay } : {};
      if (!open) return { route, open, why: [...shut].join(' '), ...lastDay };
      return { route, open, why: route === 'labour_commission' ? commissionOpen(deadline) : courtOpen, ...lastDay };
    });

const isListed = ({ concerns }: RouteRule, answers: Answers, today: LocalDate): boolean =>
  concerns === undefined || anyHold(concerns, answers, today);

/** Whether the figure speaks of one of these routes, and that one is open. */
export const hasFigure = (rules: readonly RouteRule[], routes: readonly RouteOut[]): boolean =>
  routes.some(({ route, open }) => open && rules.some((rule) => rule.route === route && rule.outsideFigure !== true));

/** Whether the labour commissions or the courts decide on this dismissal at all. */
export const isUnderLabourLaw = (routes: readonly RouteOut[]): boolean =>
  routes.some(({ route }) => route !== 'appeal_review');

/**
 * The last day to apply to a labour commission; null while the day of dismissal isn't answered, and for whom no commission
 * decides.
 */
export const commissionDeadline = (
  rules: readonly RouteRule[],
  answers: Answers,
  today: LocalDate,
): Deadline | null => {
  const rule = rules.find(({ route }) => route === 'labour_commission');
  const dismissed = answers.get('intake/dismissed');
  if (!isLocalDate(dismissed) || (rule && !isListed(rule, answers, today))) return null;
  const deadline = deadlineOf(dismissed, today);
  const ends = rule?.endsWithContract;
  const contractEnds = answers.get('intake/contract-end');
  if (ends === undefined || !isLocalDate(contractEnds) || !anyHold(ends.when, answers, today)) return deadline;
  return endedByContract(deadline, contractEnds, today);
};

const routeWithBody = (
  rule: RouteRule,
  shut: readonly string[],
  answers: Answers,
  commission: Deadline | null,
  today: LocalDate,
): RouteOut => {
  const { route, body = '', period, months, daysFromReceipt, why = '' } = rule;
  const dismissed = answers.get('intake/dismissed');
  const own = months !== undefined && isLocalDate(dismissed) ? deadlineOf(dismissed, today, months) : null;
  const deadline = route === 'labour_commission' ? commission : own;
  const isOver = months !== undefined && deadline?.passed === true;
  const isSurelyOver =
    daysFromReceipt !== undefined &&
    isLocalDate(dismissed) &&
    today > nextWorkingDay(addDays(dismissed, daysFromReceipt));
  const open = shut.length === 0 && !isOver && !isSurelyOver;
  if (isSurelyOver) return { route, open, body, why: receiptOver, ...(period === undefined ? {} : { period }) };
  const sentences = open
    ? [why, ...untilWhen(deadline), ...(deadline?.contractEnds ? [rule.endsWithContract?.why ?? ''] : [])]
    : [...(isOver && deadline ? [over(deadline, rule)] : []), ...shut];
  return {
    route,
    open,
    body,
    why: sentences.filter((sentence) => sentence !== '').join(' '),
    ...(period === undefined ? {} : { period }),
    ...(deadline ? { deadline: deadline.lastDay } : {}),
  };
};

const receiptOver =
  '30일의 기한이 지난 것으로 보여요. 설명서를 늦게 받았거나 받지 못했다면 기한이 남았을 수 있으니 변호사와 바로 확인해 보세요.';

const over = ({ lastDay, contractEnds }: Deadline, { endsWithContract }: RouteRule): string =>
  contractEnds
    ? `계약이 ${koreanText(contractEnds)}에 끝나 신청하기 어려워요. ${endsWithContract?.why ?? ''}`.trim()
    : `${koreanText(lastDay)}까지 신청할 수 있었고, 그 기한이 지났어요.`;

/** The last day, why it was moved, and what may still move it. */
const untilWhen = (deadline: Deadline | null): string[] => {
  if (deadline === null) return [];
  if (deadline.contractEnds) {
    return [`신청할 수 있는 마지막 날은 ${koreanText(deadline.lastDay)}이에요.`, inGoodTime];
  }
  return [`${koreanText(deadline.lastDay)}까지 신청할 수 있어요.`, ...moved(deadline), inGoodTime];
};

const moved = ({ movedBecause, periodEnds, holidaysKnown }: Deadline): string[] => [
  ...(movedBecause === null
    ? []
    : [`기간이 끝나는 ${koreanText(periodEnds)}이 쉬는 날이어서 그다음 날로 늦춰진 날짜예요(민법 제161조).`]),
  ...(holidaysKnown ? [] : [holidaysUnknown]),
];

const holidaysUnknown = '그해의 공휴일이 모두 정해지지 않아 며칠 늦춰질 수도 있어요.';
const inGoodTime = '마지막 날까지 기다리지 말고 여유를 두고 준비해 주세요.';

const commissionOpen = (deadline: Deadline | null): string => {
  if (deadline === null)
    return '해고된 날부터 3개월 안에 노동위원회에 구제를 신청할 수 있어요(근로기준법 제28조 제2항).';
  const sentences = [
    `${koreanText(deadline.lastDay)}까지 노동위원회에 구제를 신청할 수 있어요(근로기준법 제28조 제2항).`,
  ];
  if (deadline.movedBecause !== null) {
    sentences.push(
      `3개월이 끝나는 ${koreanText(deadline.periodEnds)}이 쉬는 날이어서 그다음 날로 늦춰진 날짜예요(민법 제161조).`,
    );
  }
  if (!deadline.holidaysKnown) sentences.push(holidaysUnknown);
  sentences.push(inGoodTime);
  return sentences.join(' ');
};

const courtOpen =
  '법원에 해고무효확인 소송을 낼 수 있어요. 정해진 신청 기한은 없지만, 오래 지나면 권리를 잃을 수 있으니 서두르는 편이 좋아요.';
