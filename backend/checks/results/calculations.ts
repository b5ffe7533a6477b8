import { basisOf } from '@nomucheck/domain/checks/basis.ts';
import { calculateWalk, walkOf } from '@nomucheck/domain/checks/calculate.ts';
import type { RecordedCalculation } from '@nomucheck/domain/checks/check-events.ts';
import type { FullResult, OpenResult, Result } from '@nomucheck/domain/checks/contract/result.ts';
import { type CountedFigure, countingAgain, isOtherwise } from '@nomucheck/domain/checks/counted-again.ts';
import { stillOpen } from '@nomucheck/domain/checks/deciding/recording-results.ts';
import { groundOf, movedTo } from '@nomucheck/domain/checks/recount.ts';
import { inFacts } from '@nomucheck/domain/checks/result/step-facts.ts';
import { lockedFigureOf } from '@nomucheck/domain/checks/shown-figure.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Answers, Frame, Ruleset } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { CaseReader } from '../../cases/context.ts';
import type { Point } from '../../engine/history/as-of.ts';
import type { Published, Rulesets } from '../../rulesets/context.ts';

export type CalculationAsked = {
  readonly published: Published;
  readonly frame: Frame;
  readonly answers: Answers;
  readonly id: string;
  readonly at: string;
  /** Default: on the cases and the day of `at`. */
  readonly asOf?: Point;
};

/** The facts about a calculation that show whether it is outdated. */
export type Figure = CountedFigure & { readonly casePosition: string; readonly rulesetVersion: string };

export type Calculations = {
  /**
   * Walks the questionnaire, counts cases, calculates, and finds cases to read. Throws `survey_empty` when a question
   * on the path isn't answered.
   */
  make(asked: CalculationAsked): Promise<RecordedCalculation>;
  /**
   * For each figure, whether today, or at that point, another questionnaire is in force, or its cases would give another figure than
   * its person was shown. A change of cases that moves neither the whole percentage nor the band outdates nothing.
   */
  areOutdated(figures: readonly Figure[], asOf?: Point): Promise<readonly boolean[]>;
};

const mostPrecedents = 8;

export const createCalculations = (cases: CaseReader, rulesets: Rulesets): Calculations => ({
  make: async ({ published, frame, answers, id, at, asOf }) => {
    const today = asOf?.today ?? koreanDateOf(at);
    const atPoint = asOf ? { asOf: asOf.position } : {};
    const walk = walkOf(published.ruleset, frame, answers, today);
    if (walk.next) throw stillOpen(walk.next);

    const { counts, position } = await cases.count(basisOf(published.ruleset, walk, today), atPoint);
    const calculation = calculated(() => calculateWalk(published.ruleset, walk, { today, counts }));
    const precedents = await cases.precedents({
      keywords: calculation.rankingKeywords,
      exclude: calculation.base.exclude,
      sections: calculation.grounds,
      limit: mostPrecedents,
      ...atPoint,
    });
    return { calculationId: id, calculatedAt: at, casePosition: position, calculation, precedents };
  },

  areOutdated: async (figures, asOf) => {
    const inForce = asOf
      ? await rulesets.versionInForceAt(asOf.position)
      : (await rulesets.current()).ruleset.rulesetVersion;
    const counts = await cases.countsSince(
      figures.map(({ casePosition, ground: { basis } }) => ({ position: casePosition, basis })),
      asOf ? { asOf: asOf.position } : {},
    );
    const published = inForce === null ? null : await rulesets.find(inForce);
    const again = countingAgain();
    return figures.map((figure, n) => {
      if (figure.rulesetVersion !== inForce) return true;
      const now = counts[n];
      return now && published ? isOtherwise(figure, movedTo(figure.ground, now), published.ruleset, again) : false;
    });
  },
});

/** The fields of a stored calculation that say what it is based on, and what its person was shown. */
export const figureOf = ({ casePosition, calculation }: RecordedCalculation): Figure => ({
  casePosition,
  rulesetVersion: calculation.rulesetVersion,
  rate: calculation.rate,
  band: calculation.band,
  side: calculation.side,
  shows: calculation.shows,
  ground: groundOf(calculation),
});

/** The calculation accepts all answers; if it ever throws, that is an error of the program. */
const calculated = <Result>(calculate: () => Result): Result => {
  try {
    return calculate();
  } catch (cause) {
    throw Object.assign(new DomainError('calculation_failed'), { cause });
  }
};

/** A calculation with all its steps. */
export const openResultOf = (
  recorded: RecordedCalculation,
  { outdated, ruleset }: Pick<ShownAs, 'outdated' | 'ruleset'>,
): FullResult => {
  const { base, steps } = recorded.calculation;
  return {
    ...shownOf(recorded),
    ...{ outdated, locked: false, base, precedents: recorded.precedents },
    steps: ruleset ? inFacts(ruleset, steps) : steps,
  };
};

type ShownAs = {
  readonly open: boolean;
  readonly outdated: boolean;
  /** The questionnaire that it was calculated with: it says what the answers mean. Without it steps have no facts. */
  readonly ruleset?: Ruleset | undefined;
};

/**
 * A calculation as this reader may see it now: complete, or with its steps locked, in whole percentages and with the
 * number of cases.
 */
export const resultFor = (recorded: RecordedCalculation, { open, outdated, ruleset }: ShownAs): Result => {
  if (open) return openResultOf(recorded, { outdated, ruleset });
  const { decided, years, general } = recorded.calculation.base;
  const { source, settled } = general.published;
  const base = { decided, years, published: { source, ...(settled === undefined ? {} : { settled }) } };
  return { ...shownOf(recorded), ...lockedFigureOf(recorded.calculation), outdated, locked: true, base };
};

/**
 * The fields that are never locked. They are listed one by one, so that a new field of a calculation stays locked
 * until somebody decides.
 */
const shownOf = ({
  calculationId,
  calculatedAt,
  casePosition,
  calculation,
}: RecordedCalculation): Omit<OpenResult, 'outdated'> => ({
  calculationId,
  calculatedAt,
  casePosition,
  rate: calculation.rate,
  band: calculation.band,
  shownRate: calculation.shownRate,
  shownBand: calculation.shownBand,
  side: calculation.side,
  ...(calculation.shows ? { shows: calculation.shows } : {}),
  ...(calculation.clamped ? { clamped: calculation.clamped } : {}),
  strongestPoint: calculation.strongestPoint ?? null,
  ...(calculation.voidingFacts ? { voidingFacts: calculation.voidingFacts } : {}),
  ...(calculation.strongestObstacle === undefined ? {} : { strongestObstacle: calculation.strongestObstacle }),
  ...(calculation.stage === undefined ? {} : { stage: calculation.stage }),
  ...(calculation.protections ? { protections: calculation.protections } : {}),
  ...(calculation.toCome ? { toCome: calculation.toCome } : {}),
  general: calculation.general,
  routes: calculation.routes,
  rulesetVersion: calculation.rulesetVersion,
  calculatorVersion: calculation.calculatorVersion,
  suggestConsultation: calculation.suggestConsultation,
  notes: calculation.notes,
});
