import { heldFigure } from '@nomucheck/domain/calibration/endings.ts';
import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { baseOut, openResult } from '@nomucheck/domain/checks/contract/result.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';

/** A figure that a check has shown. */
type Figure = { at: string; rate: number | null; rulesetVersion: string; section: string | null };

/** The figures of a check, and how its dispute ended; nothing about the person. */
export type DisputeEndingRow = {
  id: string;
  /** Whose check it is, once an ending is reported. */
  owner: string | null;
  figures: Figure[];
  side: 'employee' | 'employer' | null;
  ended: string | null;
  ended_where: string | null;
  ended_on: string | null;
  reported_at: string | null;
  reported_by: 'owner' | 'firm' | null;
  /** The figure that is held against the ending. */
  predicted: number | null;
  predicted_at: string | null;
  ruleset_version: string | null;
  section: string | null;
};

const calculated = z.object({
  calculatedAt: z.string(),
  calculation: z.object({
    rulesetVersion: z.string(),
    side: openResult.shape.side,
    rate: z.number().nullable(),
    base: z.object({ section: baseOut.shape.section }),
  }),
});
const reported = z.object({ owner: z.string(), ended: z.string(), where: z.string(), on: z.string() });

const idOf = ({ stream }: { stream: string }): string => stream.slice(stream.indexOf('-') + 1);

const empty = (id: string): DisputeEndingRow => ({
  ...{ id, owner: null, figures: [], side: null, ended: null, ended_where: null, ended_on: null },
  ...{
    reported_at: null,
    reported_by: null,
    predicted: null,
    predicted_at: null,
    ruleset_version: null,
    section: null,
  },
});

/** Estimates of the chance of winning, each beside the way in which its dispute ended. */
export const disputeEndings = defineProjection<DisputeEndingRow>({
  name: 'dispute-endings',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'dispute_endings',
    key: 'id',
    columns: {
      owner: 'text',
      figures: 'jsonb not null',
      side: 'text',
      ended: 'text',
      ended_where: 'text',
      ended_on: 'text collate "C"',
      reported_at: 'text collate "C"',
      reported_by: 'text',
      predicted: 'double precision',
      predicted_at: 'text collate "C"',
      ruleset_version: 'text',
      section: 'text',
    },
    indexes: ['(ended_on desc, id) where ended_on is not null'],
  },
  takes: [
    on(definitionIn(checkEvents, 'ResultCalculated'), calculated, {
      keys: (event) => [idOf(event)],
      evolveRow: (row, event) => {
        const { calculatedAt, calculation } = event.data;
        const { rate, rulesetVersion, base, side } = calculation;
        const before = row ?? empty(idOf(event));
        const figure = { at: calculatedAt, rate, rulesetVersion, section: base.section?.id ?? null };
        return { ...before, side, figures: [...before.figures, figure] };
      },
    }),
    on(definitionIn(checkEvents, 'OutcomeReported'), reported, {
      keys: (event) => [idOf(event)],
      evolveRow: (row, { at, actor, data: { owner, ended, where, on: day }, stream }) => {
        const before = row ?? empty(idOf({ stream }));
        const held = heldFigure(before.figures, { on: day, reportedAt: at });
        return {
          ...{ ...before, owner, ended, ended_where: where, ended_on: day },
          ...{ reported_at: at, reported_by: actor.id === owner ? 'owner' : 'firm' },
          ...{ predicted: held?.rate ?? null, predicted_at: held?.at ?? null },
          ...{ ruleset_version: held?.rulesetVersion ?? null, section: held?.section ?? null },
        };
      },
    }),
  ],
});
