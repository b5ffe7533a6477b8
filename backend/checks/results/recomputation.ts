import { type CaseFact, countFacts, lastInstances } from '@nomucheck/domain/cases/case-counts.ts';
import { answersOn, answersToCalculate } from '@nomucheck/domain/checks/answers/answers-to-calculate.ts';
import { basisOf } from '@nomucheck/domain/checks/basis.ts';
import { calculateWalk, walkOf } from '@nomucheck/domain/checks/calculate.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { type CheckEvent, isLostAnswer, type RecordedCalculation } from '@nomucheck/domain/checks/check-events.ts';
import { frameOf } from '@nomucheck/domain/checks/check-state.ts';
import { withoutSensitive } from '@nomucheck/domain/checks/sensitive.ts';
import { calculatorVersion } from '@nomucheck/domain/checks/win-rate/calculation.ts';
import { changesBetween } from '@nomucheck/domain/kernel/changes.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { idOfStream } from '../loaded-check.ts';
import { calculationsIn, followCases, type Place } from './recomputation-log.ts';

/** A field of a stored calculation that differs from the recomputed one. */
export type Mismatch = {
  readonly checkId: string;
  readonly calculationId: string;
  /** The check's revision at which it was stored. */
  readonly revision: number;
  /** `base.rate`, `steps.3.after`. */
  readonly field: string;
  readonly stored: unknown;
  readonly recomputed: unknown;
};

export type Recomputation = {
  readonly calculations: number;
  readonly equal: number;
  /** Made by another version of the calculator, so today's can't check them. */
  readonly byOtherCalculator: number;
  /** Of people who left: answers in their own words can't be read, so a difference would prove nothing. */
  readonly ofErased: number;
  readonly mismatches: readonly Mismatch[];
};

export type RecomputationParts = {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly commands: Pick<CommandHandler, 'history'>;
  readonly rulesets: Pick<Rulesets, 'find'>;
};

/**
 * Recomputes every calculation of the log from the log alone (the answers before it, the cases as of its position,
 * the questionnaire that it names) and compares it with what was stored, field by field. No read model is used. Two
 * passes: over the calculations, then over the cases in order, stopping at each position at which cases were counted.
 */
export const recomputeCalculations = async (
  { store, commands, rulesets }: RecomputationParts,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<Recomputation> => {
  const places = (await calculationsIn(store)).sort((a, b) => compare(a.casePosition, b.casePosition));
  const outcomes = { equal: 0, byOtherCalculator: 0, ofErased: 0 };
  const mismatches: Mismatch[] = [];
  const cases = followCases(store);
  let standing: { readonly at: string; readonly facts: readonly CaseFact[] } = { at: START, facts: [] };

  for (const [done, place] of places.entries()) {
    if (place.casePosition !== standing.at) {
      standing = { at: place.casePosition, facts: lastInstances(await cases.upTo(place.casePosition)) };
    }
    const found = await recompute(place, standing.facts, commands, rulesets);
    if (found.outcome === 'different') mismatches.push(...found.mismatches);
    else outcomes[found.outcome] += 1;
    onProgress(done + 1, places.length);
  }
  return { calculations: places.length, ...outcomes, mismatches };
};

export type Recomputed =
  | { readonly outcome: 'equal' | 'byOtherCalculator' | 'ofErased' }
  | { readonly outcome: 'different'; readonly mismatches: readonly Mismatch[] };

/** One calculation again, on the last instances of the cases at its position. */
export const recompute = async (
  { stream, revision }: Pick<Place, 'stream' | 'revision'>,
  facts: readonly CaseFact[],
  commands: Pick<CommandHandler, 'history'>,
  rulesets: Pick<Rulesets, 'find'>,
): Promise<Recomputed> => {
  const events = await commands.history<CheckEvent>(stream, { to: revision });
  const last = events.at(-1);
  if (last?.type !== 'ResultCalculated') throw new Error(`${stream} has no calculation at revision ${revision}`);
  const { whole, wholeFigure: _figure, consentedAt, ...recorded } = last.data;
  const { calculation: stored, calculationId } = recorded;
  if (stored.calculatorVersion !== calculatorVersion) return { outcome: 'byOtherCalculator' };

  const before = events.slice(0, -1);
  // The unsealed part was calculated without the sensitive answers; the complete one is stored beside it, sealed,
  // while its key exists.
  let recomputed = await calculatedAgain(recorded, before, facts, rulesets, consentedAt !== null);
  // Answers of before anybody was asked for consent stand unsealed: they counted then, and are passed over since.
  if (consentedAt === null && changesBetween(asFields(stored), asFields(recomputed)).length > 0) {
    const passedOver = await calculatedAgain(recorded, before, facts, rulesets, true);
    if (changesBetween(asFields(stored), asFields(passedOver)).length === 0) recomputed = passedOver;
  }
  const again = whole && (await calculatedAgain(recorded, before, facts, rulesets, false));
  const changes = [
    ...changesBetween(asFields(stored), asFields(recomputed)),
    ...(whole ? changesBetween(asFields(whole), asFields(again)) : []),
  ];
  if (changes.length === 0) return { outcome: 'equal' };
  if (before.some(isLostAnswer)) return { outcome: 'ofErased' };
  const checkId = idOfStream(stream);
  return {
    outcome: 'different',
    mismatches: changes.map(({ path, before: was, after }) => ({
      checkId,
      calculationId,
      revision,
      field: path.join('.'),
      stored: was,
      recomputed: after,
    })),
  };
};

const calculatedAgain = async (
  { calculatedAt, calculation }: RecordedCalculation,
  events: readonly CheckEvent[],
  facts: readonly CaseFact[],
  rulesets: Pick<Rulesets, 'find'>,
  passesOverSensitive: boolean,
): Promise<unknown> => {
  const published = await rulesets.find(calculation.rulesetVersion);
  const check = fold(checkDecider, events);
  if (!published || !check) return {};
  const { ruleset, form } = published;
  const given = answersToCalculate(form, check);
  const answers = (passesOverSensitive ? withoutSensitive(form, given) : null) ?? given;
  const today = koreanDateOf(calculatedAt);
  const walk = walkOf(ruleset, frameOf(check), answersOn(today, form, check, answers), today);
  return calculateWalk(ruleset, walk, { today, counts: countFacts(facts, basisOf(ruleset, walk, today)) });
};

/** As JSON stores it, with list indexes as field names, so that a difference can be located. */
const asFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return Object.fromEntries(value.map((part, n) => [String(n), asFields(part)]));
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, asFields(part)]),
  );
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
