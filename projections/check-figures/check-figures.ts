import { checkEvents } from '@nomucheck/domain/check/check-events.ts';
import { baseOut, openResult, stepOut } from '@nomucheck/domain/contract/result.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { type Ground, groundOf } from '@nomucheck/domain/win-rate/recount.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';

/** The last figure of a check, with all that it takes to say what it would be on other cases. No word of whose it is. */
export type CheckFigureRow = {
  id: string;
  calculation_id: string;
  calculated_at: string;
  /** How far the log had been read when its cases were counted. */
  case_position: string;
  ruleset_version: string;
  side: 'employee' | 'employer';
  rate: number | null;
  ground: Ground;
};

const calculated = z.object({
  calculationId: z.string(),
  calculatedAt: z.string(),
  casePosition: z.string(),
  calculation: z.object({
    rulesetVersion: z.string(),
    side: openResult.shape.side,
    rate: z.number().nullable(),
    base: baseOut,
    steps: z.array(stepOut),
  }),
});

const idOf = ({ stream }: { stream: string }): string => stream.slice(stream.indexOf('-') + 1);

/** Every check's last figure: what a change of the cases moves. */
export const checkFigures = defineProjection<CheckFigureRow>({
  name: 'check-figures',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'check_figures',
    key: 'id',
    columns: {
      calculation_id: 'text not null',
      calculated_at: 'timestamptz not null',
      case_position: 'text collate "C" not null',
      ruleset_version: 'text not null',
      side: 'text not null',
      rate: 'double precision',
      ground: 'jsonb not null',
    },
    indexes: ['(case_position)'],
  },
  takes: [
    on(definitionIn(checkEvents, 'ResultCalculated'), calculated, {
      keys: (event) => [idOf(event)],
      evolveRow: (_row, event) => {
        const { calculationId, calculatedAt, casePosition, calculation } = event.data;
        return {
          id: idOf(event),
          calculation_id: calculationId,
          calculated_at: calculatedAt,
          case_position: casePosition,
          ruleset_version: calculation.rulesetVersion,
          side: calculation.side,
          rate: calculation.rate,
          ground: groundOf(calculation),
        };
      },
    }),
  ],
});
