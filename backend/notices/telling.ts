import type { About } from '@nomucheck/domain/notices/about.ts';
import { channelsFor, choicesDecider, choicesStream } from '@nomucheck/domain/notices/choices.ts';
import { type Matter, matterOf } from '@nomucheck/domain/notices/matter.ts';
import { noticeDecider, noticeStream } from '@nomucheck/domain/notices/notice.ts';
import { knownNotices, openNoticesAbout } from '@nomucheck/projections/notices/listing.ts';
import { staffNotices } from '@nomucheck/projections/notices/staff-notices.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { EventStore } from '../engine/event-store/event-store.ts';
import { type JobHandler, NotYet } from '../engine/jobs/jobs.ts';
import type { ReadModels } from '../engine/read-models/read-models.ts';
import type { LookUp } from './waiting.ts';
import { toSettle, toTell } from './what-follows.ts';

export type TellingParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'load' | 'handle'>;
  readonly store: Pick<EventStore, 'head'>;
  readonly readModels: Pick<ReadModels, 'waitFor'>;
  readonly lookUp: LookUp;
  readonly clock: () => Date;
};

export type Telling = {
  /**
   * Gives a notice to each person for whom the matter waits. The notice's id is made of the person and of `key` (the event) or the
   * occasion (`turn`), so each person gets it once. The person who did it (`except`) gets none, and neither does a person who has
   * switched off all channels for this kind.
   */
  tell(about: About, of: { readonly key: string; readonly at: string; readonly except: string | null }): Promise<void>;
  /** Ends the notices of a matter that wait for their person no more. */
  settle(matter: Pick<Matter, 'id'>): Promise<void>;
  end(notice: string): Promise<void>;
};

const actor = { id: 'system', role: 'system' } as const;
const secondsUntilCaughtUp = 2;

export const createTelling = ({ db, commands, store, readModels, lookUp, clock }: TellingParts): Telling => {
  const end = async (notice: string): Promise<void> => {
    const at = clock().toISOString();
    const commandId = followingCommandId(notice, 'end');
    await commands.handle(noticeDecider, {
      stream: noticeStream(notice),
      command: { type: 'EndNotice', at },
      context: { commandId, at, actor, correlationId: commandId },
    });
  };

  /** Whether the person wants to hear of it at all. */
  const give = async (notice: string, owner: string, about: About, at: string, key: string): Promise<boolean> => {
    const choices = await commands.load(choicesDecider, choicesStream(owner));
    const channels = channelsFor(choices.state, about.kind);
    if (!channels.console && !channels.email && !channels.sms) return false;
    await commands.handle(noticeDecider, {
      stream: noticeStream(notice),
      command: { type: 'GiveNotice', owner, about, channels, at },
      context: { commandId: followingCommandId(notice, 'give'), at, actor, correlationId: key },
    });
    return true;
  };

  return {
    end,
    tell: async (about, { key, at, except }) => {
      const { people, turn } = await lookUp(about);
      const namespace = turn === null ? key : followingCommandId(matterOf(about).id, turn);
      const wanted = people
        .filter((person) => person !== except)
        .map((owner) => ({ owner, id: followingCommandId(namespace, `to ${owner}`) }));
      // The scheduled job finds the same matters every few minutes, so most of these notices exist already.
      const known =
        turn === null
          ? new Set<string>()
          : await knownNotices(
              db,
              wanted.map(({ id }) => id),
            );
      const given: typeof wanted = [];
      for (const notice of wanted) {
        if (known.has(notice.id)) continue;
        if (await give(notice.id, notice.owner, about, at, key)) given.push(notice);
      }
      if (given.length === 0) return;
      // Somebody may have done the work while the notices were given. Their job, which ends notices, found none of these yet.
      const still = new Set((await lookUp(about)).people);
      for (const { id, owner } of given) if (!still.has(owner)) await end(id);
    },
    settle: async ({ id: matter }) => {
      if (!(await readModels.waitFor(await store.head(), [staffNotices.name]))) throw new NotYet(secondsUntilCaughtUp);
      for (const { id, owner, about } of await openNoticesAbout(db, matter)) {
        const { people } = await lookUp(about);
        if (!people.includes(owner)) await end(id);
      }
    },
  };
};

export const tellStaff =
  ({ tell }: Pick<Telling, 'tell'>): JobHandler =>
  async (job) => {
    const { about, at, except } = toTell.parse(job.data);
    await tell(about, { key: job.id, at, except });
  };

export const settleStaffNotices =
  ({ settle }: Pick<Telling, 'settle'>): JobHandler =>
  async (job) => {
    await settle(toSettle.parse(job.data));
  };
