import type { RouteRule } from '../../../rulesets/ruleset.ts';
import { fits, fitsAny, type Judged, type Known } from './tables.ts';

/** A route of this person; the last day and the safer one are empty where there is none. */
export type Way = { readonly name: string; readonly open: boolean; readonly last: string; readonly safer: string };

export type Ways = {
  readonly ways: Way[];
  /** The commission's last day is past, or at most two weeks away. */
  readonly pressing: boolean;
  /** One is open of which the figure speaks. */
  readonly anyForFigure: boolean;
};

/**
 * Which routes stand open, and until when. Days are looked up (`Dates`), never computed, and compared as text.
 */
export const waysOf = (rules: readonly RouteRule[], known: Known, judged: Judged): Ways => {
  const { dates } = judged;
  const lastOf = (rule: RouteRule): { last: string; safer: string } => {
    const none = { last: '', safer: '' };
    // Who has applied has kept the period.
    if (fitsAny(rule.filed?.when, known, judged)) return none;
    if (rule.daysFrom) return { ...none, last: dates.fromDecision?.[rule.daysFrom.days] ?? '' };
    const months = rule.months ?? (rule.route === 'labour_commission' ? 3 : 0);
    if (months === 0) return none;
    const plain = dates.fromDismissal[months] ?? '';
    const { contractEnd, fromContractEnd } = dates;
    const isEndDisputed =
      contractEnd !== null && contractEnd > dates.dismissed && fitsAny(rule.countsFromContractEnd?.when, known, judged);
    if (isEndDisputed) {
      const last = fromContractEnd?.[months] ?? '';
      return { last, safer: plain >= dates.today && plain < last ? plain : '' };
    }
    const isCutShort =
      contractEnd !== null && contractEnd < plain && fitsAny(rule.endsWithContract?.when, known, judged);
    return { ...none, last: isCutShort ? contractEnd : plain };
  };

  const concerning = rules.filter(({ concerns }) => !concerns || fitsAny(concerns, known, judged));
  const ways = concerning.map((rule): Way => {
    const { route, closures, body, daysFromReceipt } = rule;
    const { last, safer } = lastOf(rule);
    const isClosed = closures.some(({ when }) => fits(when, known, judged));
    // A route of the first questionnaire closes by its closures alone.
    const isLate = body !== undefined && last !== '' && last < dates.today;
    const isSurelyLate = daysFromReceipt !== undefined && dates.thirtyDaysPassed;
    const open = !isClosed && !isLate && !isSurelyLate;
    // Where a person may not go at all no last day is named; the routes of the first questionnaire name it nevertheless.
    const isNeverTheirs = isClosed && body !== undefined;
    return { name: route, open, last: isNeverTheirs ? '' : last, safer: open ? safer : '' };
  });
  const outside = new Set(
    rules.flatMap(({ route, outsideFigure, outsideFigureWhen }) =>
      outsideFigure === true || fitsAny(outsideFigureWhen, known, judged) ? [route] : [],
    ),
  );
  const commission = concerning.find(({ route }) => route === 'labour_commission');
  const { last } = commission ? lastOf(commission) : { last: '' };
  return {
    ways,
    pressing: last !== '' && last <= dates.soon,
    anyForFigure: concerning.some(({ route }, at) => ways[at]?.open === true && !outside.has(route)),
  };
};
