import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';
import { choiceText, sectionTitle } from '@nomucheck/domain/checks/question-text.ts';
import { inWholePercents } from '@nomucheck/domain/checks/shown-figure.ts';
import { deadlineOf } from '@nomucheck/domain/kernel/korean/deadline.ts';
import { koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { type ChecksWanted, checksOf, type ListedCheck } from '@nomucheck/projections/checks/check-queries.ts';
import { type CheckFigure, figuresOfChecks } from '@nomucheck/projections/checks/figure-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { firstOf } from '../engine/postgres/connections/batching.ts';
import { gathered } from '../engine/postgres/connections/gathered.ts';
import { isSealed, type Sealer } from '../engine/sealing/sealer.ts';
import type { Rulesets } from '../rulesets/context.ts';
import type { Calculations } from './results/calculations.ts';

/**
 * A page of a person's checks from the read model, and its offset. Checks requested by id are all returned. `open`:
 * the steps of their results may be shown; otherwise figures are whole percentages.
 */
export type CheckList = (
  owner: string,
  wanted: ChecksWanted,
  open: boolean,
) => Promise<{ readonly items: CheckListItem[]; readonly total: number; readonly from: number }>;

export type CheckListParts = {
  readonly db: Db;
  readonly rulesets: Rulesets;
  readonly calculations: Pick<Calculations, 'areOutdated'>;
  readonly clock: () => Date;
  readonly sealer: Pick<Sealer, 'unseal'>;
};

export const createCheckList = ({ db, rulesets, calculations, clock, sealer }: CheckListParts): CheckList => {
  const figuresTogether = gathered<readonly string[], readonly CheckFigure[]>({
    choose: firstOf(listsTogether),
    carryOut: async (lists) => {
      const found = Map.groupBy(await figuresOfChecks(db, [...new Set(lists.flat())]), ({ checkId }) => checkId);
      return lists.map((ids) => ids.flatMap((id) => found.get(id) ?? []));
    },
  });
  return async (owner, wanted, open) => {
    const { items, total } = await checksOf(db, owner, wanted);
    const calculated = items.flatMap(({ id, lastCalculation }) => (lastCalculation ? [id] : []));
    const figures = calculated.length === 0 ? [] : await figuresTogether(calculated);
    const outdated = await calculations.areOutdated(figures);
    const figureOf = new Map(figures.map((each) => [each.checkId, each]));
    const outdatedIds = new Set(figures.filter((_each, n) => outdated[n]).map(({ checkId }) => checkId));
    const today = koreanDateOf(clock());
    return {
      total,
      from: wanted.filter.id ? 0 : wanted.from,
      items: await Promise.all(
        items.map(async (item) => ({
          ...(await reasonsIn(item, figureOf.get(item.id), rulesets)),
          id: item.id,
          status: item.status,
          questionnaire: item.questionnaire,
          startedAt: item.startedAt,
          updatedAt: item.updatedAt,
          revision: item.revision,
          shownRate: asSeen(await shownRateOf(item, sealer), open),
          deadline: item.status === 'draft' ? draftDeadline(item, today) : lastDayOf(item, today),
          outdated: outdatedIds.has(item.id),
          ...(item.lastCalculation
            ? { calculatedAt: item.lastCalculation.calculatedAt, calculations: item.calculations }
            : {}),
          ...(item.madeFrom === null ? {} : { madeFrom: item.madeFrom }),
        })),
      ),
    };
  };
};

/** Of so many lists the figures are read by one statement. */
const listsTogether = 100;

/** The stages at which nobody has applied yet, so that the three months run. */
const beforeFiling: readonly (string | null)[] = [null, 'not_filed', 'withdrawn'];

/** A draft shows a deadline as soon as the day of the dismissal is known, before the last question is answered. */
const draftDeadline = ({ dismissedOn, stage }: ListedCheck, today: LocalDate): LocalDate | null =>
  dismissedOn === null || !beforeFiling.includes(stage) ? null : deadlineOf(dismissedOn, today).lastDay;

/**
 * The day is that of the routes without the sensitive answers. Where such answers were given, another route may be open after it, so
 * that only the result can say whether the time is over.
 */
export const lastDayOf = (
  { deadline, sealedFigure }: Pick<ListedCheck, 'deadline' | 'sealedFigure'>,
  today: LocalDate,
): LocalDate | null => (deadline !== null && deadline < today && isSealed(sealedFigure) ? null : deadline);

const asSeen = (rate: number | null, open: boolean): number | null =>
  open || rate === null ? rate : inWholePercents(rate);

const sealedFigureShape = z.strictObject({ shownRate: z.number().nullable() });

/** With the effect of sensitive answers, as long as the consent to them is valid. */
const shownRateOf = async ({ shownRate, sealedFigure }: ListedCheck, sealer: Pick<Sealer, 'unseal'>) => {
  const opened = isSealed(sealedFigure) ? await sealer.unseal(sealedFigure) : null;
  return opened === null ? shownRate : sealedFigureShape.parse(opened).shownRate;
};

type Reasons = Pick<CheckListItem, 'grounds' | 'reason' | 'section' | 'side' | 'shows'>;

/** Why somebody was dismissed, in the words of who asked: a company isn't shown the worker's. */
const reasonsIn = async (
  { rulesetVersion, lastCalculation, grounds, ground }: ListedCheck,
  figure: Pick<CheckFigure, 'side' | 'shows'> | undefined,
  rulesets: Rulesets,
): Promise<Reasons> => {
  const known = {
    ...(figure === undefined ? {} : { side: figure.side }),
    ...(figure?.shows === undefined ? {} : { shows: figure.shows }),
  };
  if (grounds.length === 0 && ground === null) return { ...known, grounds: [] };
  const published = await rulesets.find(lastCalculation?.rulesetVersion ?? rulesetVersion);
  if (published === null) return { ...known, grounds: [...grounds] };
  const { form } = published;
  const section = [ground, ...grounds].find((id) => form.sections.some((each) => each.id === id));
  const reader = figure?.side ?? 'employee';
  const titles = new Map<string, string>(form.sections.map((section) => [section.id, sectionTitle(section, reader)]));
  const choices = form.intake.find(({ key }) => key === 'intake/ground')?.choices ?? [];
  const chosen = choices.find(({ value }) => value === ground);
  return {
    ...known,
    grounds: grounds.map((id) => titles.get(id) ?? id),
    ...(typeof section === 'string' ? { section } : {}),
    ...(chosen === undefined ? {} : { reason: choiceText(chosen, reader).label }),
  };
};
