import { correctionRunEvents } from '@nomucheck/domain/checks/corrections/correction-run.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
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
  /** How many more there are that aren't named. */
  unnamed: number;
  updated_at: string;
  ended: 'finished' | 'replaced' | null;
};

const publication = z.object({ publicationId: z.string() });
const started = publication.extend({ rulesetVersion: z.string(), publishedAt: z.string(), of: z.int() });
const page = publication.extend({
  tried: z.int(),
  corrected: z.int(),
  notPossible: z.array(z.string()),
  unnamed: z.int().default(0),
});
const late = publication.extend({
  rulesetVersion: z.string(),
  publishedAt: z.string(),
  checkId: z.string().nullable(),
});
const ended = publication.extend({ why: z.enum(['finished', 'replaced']) });

/** A late check may come before the run; without a run there was nothing to go through. */
const begun = (
  {
    publicationId,
    rulesetVersion,
    publishedAt,
  }: Pick<z.infer<typeof late>, 'publicationId' | 'rulesetVersion' | 'publishedAt'>,
  at: string,
  before: CorrectionRunRow | null,
): CorrectionRunRow => ({
  id: publicationId,
  ruleset_version: rulesetVersion,
  published_at: publishedAt,
  started_at: at,
  ...{ total: 0, tried: 0, corrected: 0, updated_at: at, ended: 'finished' },
  not_possible: before?.not_possible ?? [],
  unnamed: before?.unnamed ?? 0,
});

const keys = ({ data }: { readonly data: z.infer<typeof publication> }): readonly string[] => [data.publicationId];
const definition = (type: string) => definitionIn(correctionRunEvents, type);

export const correctionRuns = defineProjection<CorrectionRunRow>({
  name: 'correction-runs',
  version: 2,
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
      unnamed: 'integer not null',
      updated_at: 'timestamptz not null',
      ended: 'text',
    },
    indexes: ['(started_at desc, id)'],
  },
  takes: [
    on(definition('CorrectionRunStarted'), started, {
      keys,
      evolveRow: (row, { data, at }) => ({ ...begun(data, at, row), total: data.of, ended: null }),
    }),
    on(definition('CorrectionPageTried'), page, {
      keys,
      evolveRow: (row, { data, at }) =>
        row && {
          ...row,
          tried: row.tried + data.tried,
          corrected: row.corrected + data.corrected,
          not_possible: [...new Set([...row.not_possible, ...data.notPossible])],
          unnamed: row.unnamed + data.unnamed,
          updated_at: at,
        },
    }),
    on(definition('LateCorrectionNotPossible'), late, {
      keys,
      evolveRow: (row, { data, at }) => {
        const { not_possible, unnamed, ...run } = row ?? begun(data, at, null);
        return data.checkId === null
          ? { ...run, not_possible, unnamed: unnamed + 1 }
          : { ...run, not_possible: [...new Set([...not_possible, data.checkId])], unnamed };
      },
    }),
    on(definition('CorrectionRunEnded'), ended, {
      keys,
      evolveRow: (row, { data, at }) => row && { ...row, ended: data.why, updated_at: at },
    }),
  ],
});
