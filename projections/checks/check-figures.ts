import type { Basis } from '@nomucheck/domain/checks/basis.ts';
import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { baseOut, openResult, stepOut } from '@nomucheck/domain/checks/contract/result.ts';
import { type Ground, groundOf } from '@nomucheck/domain/checks/recount.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';

/**
 * The last figure of a check, with everything that is needed to compute it on other cases (`Ground`), and nothing about
 * the person. All figures are read at once, so their numbers have columns of their own, and instants are stored as
 * events write them.
 */
export type CheckFigureRow = {
  id: string;
  calculation_id: string;
  calculated_at: string;
  /** Up to which position the log was read when its cases were counted. */
  case_position: string;
  ruleset_version: string;
  side: 'employee' | 'employer';
  /** The worker's, as the band is. */
  rate: number | null;
  band_low: number | null;
  band_high: number | null;
  /** `risk`: a company is shown the worker's rate; else the opposite of it. */
  shows: 'risk' | null;
  basis: Basis;
  matched_decided: number;
  matched_wins: number;
  section_decided: number;
  section_wins: number;
  general_decided: number;
  general_wins: number;
  published_rate: number;
  published_weight: number;
  prior_strength: number;
  factor: number | null;
  scale: Ground['scale'];
  multipliers: number;
  floor: number | null;
  /** The figure before this one; null: it is the first. */
  previous_case_position: string | null;
  previous_rate: number | null;
  previous_band_low: number | null;
  previous_band_high: number | null;
};

const calculated = z.object({
  calculationId: z.string(),
  calculatedAt: z.string(),
  casePosition: z.string(),
  calculation: z.object({
    rulesetVersion: z.string(),
    side: openResult.shape.side,
    rate: z.number().nullable(),
    band: openResult.shape.band,
    shows: openResult.shape.shows,
    base: baseOut,
    steps: z.array(stepOut),
  }),
});

const idOf = ({ stream }: { stream: string }): string => stream.slice(stream.indexOf('-') + 1);

/** A ground as columns. */
export const groundColumns = ({
  basis,
  tallies,
  published,
  priorStrength,
  factor,
  scale,
  multipliers,
  floor,
}: Ground) => ({
  basis,
  matched_decided: tallies.matched.decided,
  matched_wins: tallies.matched.wins,
  section_decided: tallies.section.decided,
  section_wins: tallies.section.wins,
  general_decided: tallies.general.decided,
  general_wins: tallies.general.wins,
  published_rate: published.rate,
  published_weight: published.weight,
  prior_strength: priorStrength,
  factor,
  scale,
  multipliers,
  floor,
});

/** Every check's last figure: the figures that a change of the cases moves. */
export const checkFigures = defineProjection<CheckFigureRow>({
  name: 'check-figures',
  version: 7,
  oneStreamARow: true,
  table: {
    name: 'check_figures',
    key: 'id',
    columns: {
      calculation_id: 'text not null',
      calculated_at: 'text collate "C" not null',
      case_position: 'text collate "C" not null',
      ruleset_version: 'text not null',
      side: 'text not null',
      rate: 'double precision',
      band_low: 'double precision',
      band_high: 'double precision',
      shows: 'text',
      basis: 'jsonb not null',
      matched_decided: 'double precision not null',
      matched_wins: 'double precision not null',
      section_decided: 'double precision not null',
      section_wins: 'double precision not null',
      general_decided: 'double precision not null',
      general_wins: 'double precision not null',
      published_rate: 'double precision not null',
      published_weight: 'double precision not null',
      prior_strength: 'double precision not null',
      factor: 'double precision',
      scale: 'text not null',
      multipliers: 'integer not null',
      floor: 'double precision',
      previous_case_position: 'text collate "C"',
      previous_rate: 'double precision',
      previous_band_low: 'double precision',
      previous_band_high: 'double precision',
    },
    indexes: ['(case_position)'],
  },
  takes: [
    on(definitionIn(checkEvents, 'ResultCalculated'), calculated, {
      keys: (event) => [idOf(event)],
      evolveRow: (row, event) => {
        const { calculationId, calculatedAt, casePosition, calculation } = event.data;
        return {
          id: idOf(event),
          calculation_id: calculationId,
          calculated_at: calculatedAt,
          case_position: casePosition,
          ruleset_version: calculation.rulesetVersion,
          side: calculation.side,
          rate: calculation.rate,
          band_low: calculation.band?.low ?? null,
          band_high: calculation.band?.high ?? null,
          shows: calculation.shows ?? null,
          ...groundColumns(groundOf(calculation)),
          previous_case_position: row?.case_position ?? null,
          previous_rate: row?.rate ?? null,
          previous_band_low: row?.band_low ?? null,
          previous_band_high: row?.band_high ?? null,
        };
      },
    }),
  ],
});
