import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import {
  addDays,
  addMonths,
  koreanDateOf,
  type LocalDate,
  lastInstantOf,
} from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { isRole } from '@nomucheck/domain/kernel/log/event.ts';
import type { ReadReviewOut, ReviewedReader } from '@nomucheck/domain/people/contract/read-review.ts';
import {
  type ReadReviewEvent,
  readReviewStream,
  readReviews,
  unusualOf,
} from '@nomucheck/domain/people/read-review.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../../engine/history/actor-names.ts';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';
import { type ReadsOfReader, readsByReader } from '../../engine/vault/reads-by-reader.ts';

export type ReadReviewParts = {
  readonly db: Queryable;
  readonly commands: Pick<CommandHandler, 'handle' | 'history'>;
  readonly names: ActorNames;
};

export type ReadReview = {
  /** The month's readers, and who has looked through them. */
  readonly of: (month: string, caller: Caller) => Promise<ReadReviewOut>;
  /**
   * Notes that the caller has looked through the month; the context's reason is their note. Throws `forbidden` where nobody
   * but they read anything: they would review themselves alone.
   */
  readonly note: (month: string, context: CommandContext, caller: Caller) => Promise<{ readonly position: string }>;
};

export const createReadReview = ({ db, commands, names }: ReadReviewParts): ReadReview => ({
  of: async (month, caller) => {
    const [rows, events] = await Promise.all([
      readsByReader(db, spanOf(month)),
      commands.history<ReadReviewEvent>(readReviewStream(month)),
    ]);
    const nameOf = await names([...rows.map(actorOf), ...events.map(({ actor }) => actor)], caller);
    const readers = rows.map(({ reader: _reader, role: _role, ...counts }, place): ReviewedReader => {
      const row = rows[place];
      const actor = row ? actorOf(row) : caller.actor;
      return {
        ...counts,
        purposes: [...counts.purposes],
        reader: { id: actor.id, name: nameOf(actor), role: actor.role },
        isYou: actor.id === caller.actor.id,
        unusual: [...unusualOf(counts)],
      };
    });
    return {
      month,
      readers: readers.sort((one, other) => other.unusual.length - one.unusual.length || other.reads - one.reads),
      reviews: events.toReversed().map(({ at, actor, reason, data }) => ({
        ...{ at, by: { id: actor.id, name: nameOf(actor) }, note: reason ?? '' },
        ...{ readers: data.readers, reads: data.reads },
      })),
    };
  },

  note: async (month, context) => {
    const rows = await readsByReader(db, spanOf(month));
    if (rows.length > 0 && rows.every(({ reader }) => reader === context.actor.id))
      throw new DomainError('forbidden', { errors: { '': '본인만 열람한 달은 다른 관리자가 점검해야 해요.' } });
    const reads = rows.reduce((sum, row) => sum + row.reads, 0);
    const { events } = await commands.handle(readReviews, {
      stream: readReviewStream(month),
      command: { month, readers: rows.length, reads },
      context,
    });
    return { position: events.at(-1)?.position ?? '' };
  },
});

const actorOf = ({ reader: id, role }: Pick<ReadsOfReader, 'reader' | 'role'>) =>
  ({ id, role: isRole(role) ? role : 'user' }) as const;

/** The beginning of a day in Korea. */
const beginOf = (day: LocalDate): string => new Date(Date.parse(lastInstantOf(addDays(day, -1))) + 1).toISOString();

const spanOf = (month: string) => {
  const first = `${month}-01`;
  return { before: beginOf(addMonths(first, -3)), from: beginOf(first), to: beginOf(addMonths(first, 1)) };
};

/** The month that is running in Korea. */
export const monthAt = (instant: string): string => koreanDateOf(instant).slice(0, 7);
