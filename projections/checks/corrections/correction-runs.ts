import { correctionRunEvents } from '@nomucheck/domain/checks/corrections/correction-run.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { z } from 'zod';
import { defineProjection, on } from '../../runner/projection.ts';

/** How far the service has got with all stored checks after an edition was put into force. */
export type CorrectionRunRow = {
  id: string;
  ruleset_version: string;
  published_at: string;
  started_at: string;
  /** The checks with a result when it began. */
  total: number;
  tried: number;
  corrected: number;
  /** Checks that change, of which the edition asks something first. */
  not_possible: readonly string[];
  updated_at: string;
  ended: 'finished' | 'replaced' | null;
};

const publication = z.object({ publicationId: z.string() });
const started = publication.extend({ rulesetVersion: z.string(), publishedAt: z.string(), of: z.int() });
const page = publication.extend({ tried: z.int(), corrected: z.int(), notPossible: z.array(z.string()) });
const ended = publication.extend({ why: z.enum(['finished', 'replaced']) });

const keys = ({ data }: { readonly data: z.infer<typeof publication> }): readonly string[] => [data.publicationId];
const definition = (type: string) => definitionIn(correctionRunEvents, type);

export const correctionRuns = defineProjection<CorrectionRunRow>({
  name: 'correction-runs',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'correction_runs',
    key: 'id',
    columns: {
      ruleset_version: 'text not null',
      published_at: 'timestamptz not null',
      started_at: 'timestamptz not null',
      total: 'integer not null',
      tried: 'integer not null',
      corrected: 'integer not null',
      not_possible: 'text[] not null',
      updated_at: 'timestamptz not null',
      ended: 'text',
    },
    indexes: ['(started_at desc, id)'],
  },
  takes: [
    on(definition('CorrectionRunStarted'), started, {
      keys,
      evolveRow: (_row, { data, at }) => ({
        id: data.publicationId,
        ruleset_version: data.rulesetVersion,
        published_at: data.publishedAt,
        started_at: at,
        total: data.of,
        ...{ tried: 0, corrected: 0, not_possible: [], updated_at: at, ended: null },
      }),
    }),
    on(definition('CorrectionPageTried'), page, {
      keys,
      evolveRow: (row, { data, at }) =>
        row && {
          ...row,
          tried: row.tried + data.tried,
          corrected: row.corrected + data.corrected,
          not_possible: [...row.not_possible, ...data.notPossible],
          updated_at: at,
        },
    }),
    on(definition('CorrectionRunEnded'), ended, {
      keys,
      evolveRow: (row, { data, at }) => row && { ...row, ended: data.why, updated_at: at },
    }),
  ],
});
