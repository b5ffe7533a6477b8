import { basisOf } from '@nomucheck/domain/checks/basis.ts';
import { calculateWalk, walkOf } from '@nomucheck/domain/checks/calculate.ts';
import type { RecordedCalculation } from '@nomucheck/domain/checks/check-events.ts';
import type { FullResult, OpenResult, Result } from '@nomucheck/domain/checks/contract/result.ts';
import { stillOpen } from '@nomucheck/domain/checks/deciding/recording-results.ts';
import { inFacts } from '@nomucheck/domain/checks/result/step-facts.ts';
import { lockedFigureOf } from '@nomucheck/domain/checks/win-rate/shown-figure.ts';
import { sectionId } from '@nomucheck/domain/kernel/contract/values.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { Answers, Frame, Ruleset, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { RestsOn } from '@nomucheck/projections/cases/counts.ts';
import type { CaseReader } from '../cases/context.ts';
import type { Point } from '../engine/history/as-of.ts';
import type { Published, Rulesets } from '../rulesets/context.ts';

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
export type Figure = {
  readonly casePosition: string;
  readonly rulesetVersion: string;
  readonly general: boolean;
  readonly base: {
    readonly keywords: readonly string[];
    readonly exclude: readonly string[];
    readonly section: { readonly id: string } | null;
  };
};

export type Calculations = {
  /**
   * Walks the questionnaire, counts cases, calculates, and finds cases to read. Throws `survey_empty` when a question
   * on the path isn't answered.
   */
  make(asked: CalculationAsked): Promise<RecordedCalculation>;
  /** For each figure, whether it would be based on another questionnaire or other cases today, or at that point. */
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
    const changed = await cases.changedSince(figures.map(restsOn), asOf ? { asOf: asOf.position } : {});
    return figures.map(({ rulesetVersion }, n) => rulesetVersion !== inForce || changed[n] === true);
  },
});

/** The basis that a figure was counted on, derived from its own fields. */
const restsOn = ({ casePosition, general, base }: Figure): RestsOn => ({
  position: casePosition,
  basis: general
    ? { keywords: [], exclude: [], section: null }
    : { keywords: base.keywords, exclude: base.exclude, section: sectionIdOf(base.section?.id) },
});

const sectionIdOf = (id: string | undefined): SectionId | null => {
  const parsed = sectionId.safeParse(id);
  return parsed.success ? parsed.data : null;
};

/** The fields of a stored calculation that say what it is based on. */
export const figureOf = ({ casePosition, calculation }: RecordedCalculation): Figure => ({
  casePosition,
  rulesetVersion: calculation.rulesetVersion,
  general: calculation.general,
  base: calculation.base,
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
