import type { LevelCounts } from '../cases/case-counts.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import { isChosen } from '../rulesets/chosen.ts';
import { publicFormOf } from '../rulesets/public-form.ts';
import type { Answers, Form, Frame, Ruleset } from '../rulesets/ruleset.ts';
import { basisOfReading } from './basis.ts';
import { clockDay } from './first-deadline.ts';
import { commissionDeadline } from './route-periods.ts';
import { hasFigure, routesOf } from './routes.ts';
import { withheld } from './sensitive.ts';
import { shownTo } from './shown-figure.ts';
import { computedFact } from './walk/conditions.ts';
import { type Walk, walk } from './walk.ts';
import { type Calculation, calculatorVersion, type Side } from './win-rate/calculation.ts';
import { keywordsOf } from './win-rate/keywords.ts';
import { weigh } from './win-rate/multipliers.ts';
import { lowFigureNote, notesOf } from './win-rate/notes/notes.ts';
import { pointsOf } from './win-rate/points.ts';
import { type Reading, read } from './win-rate/reading.ts';
import { baseRateOf } from './win-rate/statistics/base-rate.ts';

export type { Calculation, Step } from './win-rate/calculation.ts';

/** The input of a figure beside the answers: the day in Seoul, and the cases counted on the walk's basis (`basisOf`). */
export type Given = { readonly today: LocalDate; readonly counts: LevelCounts };

const forms = new WeakMap<Ruleset, Form>();

/** The form of a ruleset, made once: the walk needs only the public part. */
const formOf = (ruleset: Ruleset): Form => {
  let form = forms.get(ruleset);
  if (form === undefined) {
    form = publicFormOf(ruleset);
    forms.set(ruleset, form);
  }
  return form;
};

/** The walk of these answers, on the form of this ruleset. */
export const walkOf = (ruleset: Ruleset, frame: Frame, answers: Answers, today: LocalDate): Walk =>
  walk(formOf(ruleset), frame, answers, today);

/** The win rate with all its steps. Pure: the same answers, ruleset, day and counts give the same figure. */
export const calculate = (ruleset: Ruleset, frame: Frame, answers: Answers, given: Given): Calculation =>
  calculateWalk(ruleset, walkOf(ruleset, frame, answers, given.today), given);

/** The same for answers that have been walked already. */
export const calculateWalk = (ruleset: Ruleset, walk: Walk, { today, counts }: Given): Calculation => {
  const reading = read(ruleset, walk, today);
  const keywords = keywordsOf(reading);
  const { base, band: baseBand, general } = baseRateOf(ruleset, basisOfReading(reading, keywords), counts);

  const { answers } = reading;
  const side: Side = answers.get('intake/side') === 'employer' ? 'employer' : 'employee';
  const deadline = commissionDeadline(ruleset.routes, answers, today);
  const routes = routesOf(ruleset.routes, answers, deadline, today);
  const points = pointsOf(ruleset, reading, today);
  // Earlier editions ask of every dismissal as of one that has happened, and their results stay what they were.
  const toCome = ruleset.obstacles !== undefined && computedFact('dismissal_to_come', answers, today) === true;

  // If no route that the figure speaks of is open, a percentage would be meaningless.
  const withFigure = hasFigure(ruleset.routes, routes, answers, today);
  const figure = withFigure ? weigh(ruleset, reading, points?.floor ?? null, base.rate, baseBand) : noFigure;
  const pressing = deadline !== null && (deadline.urgent || deadline.passed);

  return {
    ...shownTo(side, figure.rate, figure.band, ruleset.employerSees),
    ...(figure.clamped ? { clamped: figure.clamped } : {}),
    ...(points ? { strongestPoint: points.strongest, voidingFacts: points.voiding } : {}),
    ...(points && ruleset.obstacles ? { strongestObstacle: points.obstacle } : {}),
    ...situationOf(answers, toCome),
    general,
    routes,
    rulesetVersion: ruleset.rulesetVersion,
    calculatorVersion,
    base,
    steps: figure.steps,
    suggestConsultation: !withFigure || pressing || advises(reading),
    notes: [
      ...notesOf(reading, side, deadline, routes, toCome),
      ...(points ? lowFigureNote(reading, side, figure.rate) : []),
    ],
    grounds: reading.entered.map(({ id }) => id),
    rankingKeywords: [...keywords.ranking],
    deadline: ruleset.obstacles ? (clockDay(routes, today)?.lastDay ?? null) : (deadline?.lastDay ?? null),
  };
};

/** What of the situation decides which clock runs and which routes are open. */
const situationOf = (answers: Answers, toCome: boolean): Pick<Calculation, 'stage' | 'protections' | 'toCome'> => {
  const stage = answers.get('intake/stage');
  const chosen = answers.get('intake/protected');
  const protections = isChosen(chosen) ? chosen.filter((value) => value !== 'no' && value !== withheld) : [];
  return {
    ...(typeof stage === 'string' ? { stage } : {}),
    ...(protections.length > 0 ? { protections } : {}),
    ...(toCome ? { toCome } : {}),
  };
};

const noFigure = { rate: null, band: null, clamped: null, steps: [] };

/** An answer advises a consultation, or the walk ended in the general section. */
const advises = ({ steps, entered }: Reading): boolean =>
  entered.some(({ ratioMode }) => ratioMode === 'general') ||
  steps.some(({ outcome, counts }) => counts && outcome?.suggest === true);
