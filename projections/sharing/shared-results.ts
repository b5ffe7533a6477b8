import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { sharingEvents } from '@nomucheck/domain/sharing/sharing-events.ts';
import { z } from 'zod';
import type { Db } from '../runner/db.ts';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** A link to a check's result, working or ended. */
export type SharedResultRow = {
  id: string;
  token_hash: string;
  owner: string;
  check_id: string;
  shared_at: string;
  ends_at: string;
  ended_at: string | null;
  openings: number;
};

const shared = z.object({
  owner: z.string(),
  checkId: z.string(),
  shareId: z.string(),
  tokenHash: z.string(),
  endsAt: z.string(),
});
const aboutOne = z.object({ shareId: z.string() });
type AboutOne = z.infer<typeof aboutOne>;

const keys = ({ data }: Event<AboutOne>): readonly string[] => [data.shareId];

export const sharedResults = defineProjection<SharedResultRow>({
  name: 'shared-results',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'shared_results',
    key: 'id',
    columns: {
      token_hash: 'text not null',
      owner: 'text not null',
      check_id: 'text not null',
      shared_at: 'timestamptz not null',
      ends_at: 'timestamptz not null',
      ended_at: 'timestamptz',
      openings: 'integer not null',
    },
    indexes: ['(token_hash)', '(owner, shared_at, id)'],
  },
  takes: [
    on(definitionIn(sharingEvents, 'ResultShared'), shared, {
      keys,
      evolveRow: (_row, { data, at }) => ({
        id: data.shareId,
        token_hash: data.tokenHash,
        owner: data.owner,
        check_id: data.checkId,
        shared_at: at,
        ends_at: data.endsAt,
        ended_at: null,
        openings: 0,
      }),
    }),
    on(definitionIn(sharingEvents, 'SharingEnded'), aboutOne, {
      keys,
      evolveRow: (row, { at }) => row && { ...row, ended_at: at },
    }),
    on(definitionIn(sharingEvents, 'SharedResultOpened'), aboutOne, {
      keys,
      evolveRow: (row) => row && { ...row, openings: row.openings + 1 },
    }),
  ],
});

/** The link with this token's hash, ended or not; null where there was none. */
export const sharedResultAt = async (
  db: Db,
  tokenHash: string,
): Promise<{ readonly shareId: string; readonly checkId: string } | null> => {
  const { rows } = await db.query<{ shareId: string; checkId: string }>(
    'select id as "shareId", check_id as "checkId" from read.shared_results where token_hash = $1',
    [tokenHash],
  );
  return rows[0] ?? null;
};

export type SharedByOwner = {
  readonly checkId: string;
  readonly sharedAt: string;
  readonly endsAt: string;
  readonly endedAt: string | null;
  readonly openings: number;
};

const instantOf = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** All links of a person, the first one first. */
export const sharedByOwner = async (db: Db, owner: string): Promise<readonly SharedByOwner[]> => {
  const { rows } = await db.query<SharedByOwner>(
    `select check_id as "checkId", ${instantOf('shared_at')} as "sharedAt", ${instantOf('ends_at')} as "endsAt",
       ${instantOf('ended_at')} as "endedAt", openings
     from read.shared_results where owner = $1 order by shared_at, id`,
    [owner],
  );
  return rows;
};
