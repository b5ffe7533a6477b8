import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, LegalPoint, Ruleset } from '../../rulesets/ruleset.ts';
import type { LegalPointOut } from '../contract/result.ts';
import { anyHold, computedFact, hold } from '../walk/conditions.ts';
import type { Reading } from './reading.ts';

export type Points = {
  /** The strongest one that holds; the ruleset lists them in order of strength. */
  readonly strongest: LegalPointOut | null;
  /** What has to be shown before anything else; null: nothing. */
  readonly obstacle: LegalPointOut | null;
  /** Those with a floor: they make the dismissal void. */
  readonly voiding: LegalPointOut[];
  /** The highest floor of them; none while something has to be shown first, because then it doesn't come to them. */
  readonly floor: (LegalPoint & { readonly floor: number }) | null;
};

/** The legal consequences of the answers; null if the ruleset has none. */
export const pointsOf = (ruleset: Ruleset, reading: Reading, today: LocalDate): Points | null => {
  if (ruleset.points === undefined) return null;
  const answers = withEffect(reading);
  const holds = ({ when, unless = [] }: LegalPoint): boolean =>
    hold(when, answers, today) && !anyHold(unless, answers, today);
  const holding = ruleset.points.filter(holds);
  // What has to be shown first is so whatever counts for the figure.
  const obstacle = ruleset.obstacles?.find(
    ({ when, unless = [] }) => hold(when, reading.answers, today) && !anyHold(unless, reading.answers, today),
  );
  const toCome = computedFact('dismissal_to_come', reading.answers, today) === true;
  const told = (point: LegalPoint): LegalPointOut => toldOf(point, reading, toCome);
  const [first] = holding;
  const voiding = holding.filter(isVoiding);
  return {
    strongest: first ? told(first) : null,
    obstacle: obstacle ? told(obstacle) : null,
    voiding: voiding.map(told),
    floor: obstacle
      ? null
      : voiding.reduce<Points['floor']>((best, point) => (best && best.floor >= point.floor ? best : point), null),
  };
};

const isVoiding = (point: LegalPoint): point is LegalPoint & { readonly floor: number } => point.floor !== undefined;

/** An answer without effect by law can't be a legal point either. */
const withEffect = ({ answers, suspended }: Reading): Answers =>
  suspended.size === 0 ? answers : new Map([...answers].filter(([key]) => !suspended.has(key)));

const toldOf = ({ text, textToCome, law, when }: LegalPoint, { walked }: Reading, toCome: boolean): LegalPointOut => ({
  text: toCome ? (textToCome ?? text) : text,
  law,
  answers: when.flatMap((condition) => {
    const step = 'is' in condition ? walked.find(({ key }) => key === condition.question) : undefined;
    if (step === undefined) return [];
    return [{ section: step.section, numbering: step.numbering, title: step.title, answer: step.value }];
  }),
});
