import { hash, randomBytes } from 'node:crypto';
import { userStream } from '@nomucheck/domain/accounts/user.ts';
import { v7 as newId } from 'uuid';
import { firstOf } from '../postgres/connections/batching.ts';
import { gathered } from '../postgres/connections/gathered.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';
import type { SeenDestructions } from '../sealing/keys/key-destructions.ts';
import { countOfDestructions } from '../sealing/keys/sealing-keys.ts';

export type Session = {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly endsAt: string;
  readonly device: string | null;
};

/** What the vault knew when the session was looked up. */
export type FoundSession = Session & {
  /** The revision of the person's record, where the log is in the same database. */
  readonly userRevision?: number;
  readonly destructions: SeenDestructions;
};

export type NewSession = {
  readonly userId: string;
  /** Ends when unused for this long. */
  readonly idleSeconds: number;
  /** Ends in any case after this long. */
  readonly absoluteSeconds: number;
  readonly device?: string;
};

/** Sign-ins by opaque token: 256 random bits, of which only the SHA-256 is stored. All times are the database's. */
export type Sessions = {
  open(session: NewSession): Promise<{ readonly token: string; readonly session: Session }>;
  /** The live session of a token, and notes its use; null for an unknown, revoked or ended one. */
  find(token: string): Promise<FoundSession | null>;
  /** Whether the token's session is live, without counting as a use of it. */
  isLive(token: string): Promise<boolean>;
  /** Ends the token's session; returns whether there was a live one. */
  revoke(token: string): Promise<boolean>;
  /** Ends one of the person's sessions by its id; returns whether there was a live one. */
  revokeById(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all of the person's sessions, except the one named. */
  revokeAll(userId: string, exceptSessionId?: string): Promise<void>;
  /** Ends those of the person's sessions that were opened before this instant (ISO), except the one named. */
  revokeOpenedBefore(userId: string, instant: string, exceptSessionId?: string): Promise<void>;
  /** An instant (ISO) after each session opened until now, and before each session opened later. */
  now(): Promise<string>;
  list(userId: string): Promise<readonly Session[]>;
  /** All that are still stored, also ended ones, newest first. */
  recorded(userId: string): Promise<readonly (Session & { readonly revokedAt: string | null })[]>;
  /** Deletes rows of sessions that ended longer ago than this. */
  prune(endedSecondsAgo: number): Promise<void>;
};

type Row = {
  id: string;
  user_id: string;
  created_at: Date;
  last_used_at: Date;
  ends_at: Date;
  device: string | null;
  stale: boolean;
};
type Found = Row & {
  readonly user_revision: number | null;
  readonly destructions: string;
  readonly askedAt: number;
};

const tokensTogether = 200;
/** Calls that were identified together go on together, so each later statement serves more of them, too. */
const gatherMs = 2;
const columns = 'id, user_id, created_at, last_used_at, ends_at, device';
const live = 'revoked_at is null and now() < ends_at and now() < last_used_at + idle_for';

/** `tellsRevisions`: whether the log is in the same database, so that one statement looks up the session and its person. */
export const createSessions = (db: Queryable, tellsRevisions = false): Sessions => {
  const revision = tellsRevisions
    ? `(select max(e.revision) from log.events e where e.stream = '${userStream('')}' || s.user_id)`
    : 'null::integer';
  const findMany = gathered<Buffer, Found | null>({
    choose: firstOf(tokensTogether),
    gatherMs,
    carryOut: async (hashes) => {
      const askedAt = performance.now();
      const { rows } = await db.query<Omit<Found, 'askedAt'> & { token_hash: Buffer }>(
        `select ${columns}, token_hash, last_used_at < now() - interval '1 minute' as stale, ${revision} as user_revision,
           ${countOfDestructions} as destructions
         from vault.sessions s where token_hash = any ($1) and ${live}`,
        [hashes],
      );
      const found = new Map(rows.map((row) => [row.token_hash.toString('base64'), { ...row, askedAt }]));
      return hashes.map((each) => found.get(each.toString('base64')) ?? null);
    },
  });
  return {
    open: async ({ userId, idleSeconds, absoluteSeconds, device = null }) => {
      const token = randomBytes(32).toString('base64url');
      const { rows } = await db.query<Row>(
        `insert into vault.sessions (id, token_hash, user_id, idle_for, ends_at, device)
       values ($1, $2, $3, make_interval(secs => $4), now() + make_interval(secs => $5), $6)
       returning ${columns}`,
        [newId(), hashOf(token), userId, idleSeconds, absoluteSeconds, device],
      );
      const [row] = rows;
      if (!row) throw new Error('the session was not kept');
      return { token, session: sessionOf(row) };
    },
    find: async (token) => {
      const row = await findMany(hashOf(token));
      if (!row) return null;
      // Updated once a minute at most, which saves a write in most requests.
      if (row.stale) await db.query('update vault.sessions set last_used_at = now() where id = $1', [row.id]);
      const { askedAt, destructions: count, user_revision: userRevision } = row;
      const found = { ...sessionOf(row), destructions: { count, askedAt } };
      return userRevision === null ? found : { ...found, userRevision };
    },
    isLive: async (token) => {
      const { rowCount } = await db.query(`select from vault.sessions where token_hash = $1 and ${live}`, [
        hashOf(token),
      ]);
      return rowCount === 1;
    },
    revoke: async (token) => {
      const { rowCount } = await db.query(
        `update vault.sessions set revoked_at = now() where token_hash = $1 and ${live}`,
        [hashOf(token)],
      );
      return rowCount === 1;
    },
    revokeById: async (userId, sessionId) => {
      const { rowCount } = await db.query(
        `update vault.sessions set revoked_at = now() where user_id = $1 and id = $2 and ${live}`,
        [userId, sessionId],
      );
      return rowCount === 1;
    },
    revokeAll: async (userId, exceptSessionId) => {
      await db.query(
        `update vault.sessions set revoked_at = now()
       where user_id = $1 and revoked_at is null and id is distinct from $2`,
        [userId, exceptSessionId ?? null],
      );
    },
    revokeOpenedBefore: async (userId, instant, exceptSessionId) => {
      await db.query(
        `update vault.sessions set revoked_at = now()
       where user_id = $1 and revoked_at is null and created_at < $2 and id is distinct from $3`,
        [userId, instant, exceptSessionId ?? null],
      );
    },
    now: async () => {
      const { rows } = await db.query<{ now: Date }>(
        `select date_trunc('milliseconds', now()) + interval '1 millisecond' as now`,
      );
      if (!rows[0]) throw new Error('the database has no time');
      return rows[0].now.toISOString();
    },
    list: async (userId) => {
      const { rows } = await db.query<Row>(
        `select ${columns} from vault.sessions where user_id = $1 and ${live} order by last_used_at desc, id`,
        [userId],
      );
      return rows.map(sessionOf);
    },
    recorded: async (userId) => {
      const { rows } = await db.query<Row & { revoked_at: Date | null }>(
        `select ${columns}, revoked_at from vault.sessions where user_id = $1 order by created_at desc, id`,
        [userId],
      );
      return rows.map((row) => ({ ...sessionOf(row), revokedAt: row.revoked_at?.toISOString() ?? null }));
    },
    prune: async (endedSecondsAgo) => {
      await db.query(
        `delete from vault.sessions
       where least(ends_at, revoked_at, last_used_at + idle_for) < now() - make_interval(secs => $1)`,
        [endedSecondsAgo],
      );
    },
  };
};

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

const sessionOf = ({ id, user_id, created_at, last_used_at, ends_at, device }: Row): Session => ({
  id,
  userId: user_id,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at.toISOString(),
  endsAt: ends_at.toISOString(),
  device,
});
