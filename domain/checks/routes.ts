import { type Deadline, nextWorkingDay } from '../kernel/korean/deadline.ts';
import { addDays, isLocalDate, koreanText, type LocalDate } from '../kernel/korean/korean-date.ts';
import type { Answers, RouteRule } from '../rulesets/ruleset.ts';
import type { RouteOut } from './contract/result.ts';
import { holidaysUnknown, inGoodTime, isFiled, isListed, periodOf, untilWhen } from './route-periods.ts';
import { anyHold, computedFact, hold } from './walk/conditions.ts';

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
      if (rule.body !== undefined) return routeWithBody(rule, [...shut], answers, today);
      const { route } = rule;
      const open = shut.size === 0;
      const lastDay = route === 'labour_commission' && deadline ? { deadline: deadline.lastDay } : {};
      if (!open) return { route, open, why: [...shut].join(' '), ...lastDay };
      return { route, open, why: route === 'labour_commission' ? commissionOpen(deadline) : courtOpen, ...lastDay };
    });

/** Whether the figure speaks of one of these routes, and that one is open. */
export const hasFigure = (
  rules: readonly RouteRule[],
  routes: readonly RouteOut[],
  answers: Answers,
  today: LocalDate,
): boolean => {
  const isInside = ({ outsideFigure, outsideFigureWhen = [] }: RouteRule): boolean =>
    outsideFigure !== true && !anyHold(outsideFigureWhen, answers, today);
  return routes.some(({ route, open }) => open && rules.some((rule) => rule.route === route && isInside(rule)));
};

const routeWithBody = (rule: RouteRule, shut: readonly string[], answers: Answers, today: LocalDate): RouteOut => {
  const { route, body = '', period, months, daysFrom } = rule;
  const deadline = periodOf(rule, answers, today);
  const isOver = (months !== undefined || daysFrom !== undefined) && deadline?.passed === true;
  const isSurelyOver = receiptIsOver(rule, answers, today);
  const open = shut.length === 0 && !isOver && !isSurelyOver;
  const sentences = open ? whyOpen(rule, deadline, answers, today) : whyShut(rule, shut, isOver ? deadline : null);
  // Who may not apply at all has no last day, and was never able to apply until one.
  const lastDay = deadline && !isSurelyOver && shut.length === 0 ? { deadline: deadline.lastDay } : {};
  return {
    route,
    open,
    body,
    why: (isSurelyOver ? [receiptOver] : sentences).filter((sentence) => sentence !== '').join(' '),
    ...(period === undefined
      ? {}
      : { period: deadline?.countedFrom ? (rule.countsFromContractEnd?.period ?? period) : period }),
    ...lastDay,
    ...(open && deadline?.safer ? { saferDeadline: deadline.safer } : {}),
  };
};

/** A document that starts the days may have come before the dismissal, so that they are over for certain only later. */
const receiptIsOver = ({ daysFromReceipt }: RouteRule, answers: Answers, today: LocalDate): boolean => {
  const dismissed = answers.get('intake/dismissed');
  return (
    daysFromReceipt !== undefined &&
    isLocalDate(dismissed) &&
    today > nextWorkingDay(addDays(dismissed, daysFromReceipt))
  );
};

const whyOpen = (rule: RouteRule, deadline: Deadline | null, answers: Answers, today: LocalDate): readonly string[] => {
  const { why = '', whyToCome, filed, endsWithContract } = rule;
  if (filed && isFiled(rule, answers, today)) return [filed.why];
  const isToCome = whyToCome !== undefined && computedFact('dismissal_to_come', answers, today) === true;
  return [
    isToCome ? whyToCome : why,
    ...untilWhen(deadline, rule, today),
    ...(deadline?.contractEnds ? [endsWithContract?.why ?? ''] : []),
  ];
};

const whyShut = (rule: RouteRule, shut: readonly string[], over: Deadline | null): readonly string[] => [
  ...(over && shut.length === 0 ? [passed(over, rule)] : []),
  ...shut,
];

const receiptOver =
  '30일의 기한이 지난 것으로 보여요. 설명서를 늦게 받았거나 받지 못했다면 기한이 남았을 수 있으니 변호사와 바로 확인해 보세요.';

const passed = ({ lastDay, contractEnds }: Deadline, { endsWithContract }: RouteRule): string =>
  contractEnds
    ? `계약이 ${koreanText(contractEnds)}에 끝나 신청하기 어려워요. ${endsWithContract?.why ?? ''}`.trim()
    : `${koreanText(lastDay)}까지 신청할 수 있었고, 그 기한이 지났어요.`;

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
