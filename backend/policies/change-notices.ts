import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { addDays, koreanText, lastInstantOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import {
  changeNoticeEvents,
  changeNoticesDecider,
  changeNoticesStream,
} from '@nomucheck/domain/policies/change-notices.ts';
import { kindOfPolicy, policyNames, policyTitles } from '@nomucheck/domain/policies/policy-names.ts';
import { comingOn, inForceOn } from '@nomucheck/domain/policies/standing.ts';
import { peopleToTell } from '@nomucheck/projections/policies/policy-people.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { JobHandler } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../engine/process-managers/process-manager.ts';
import type { Messages } from '../messages/context.ts';
import type { Policies } from './policies.ts';

/** The job that requests the e-mail about a change. */
export const WRITE_POLICY_NOTICE = 'write-policy-notice';

const due = z.object({ owner: z.string(), policy: z.enum(policyNames), version: z.string() });
const toWrite = z.strictObject({ person: z.uuid(), policy: z.enum(policyNames), version: z.string() });

/** A person who is to be told of a change gets one e-mail. */
export const policyNotices = defineProcessManager({
  name: 'policy-notices',
  reactions: [
    after(definitionIn(changeNoticeEvents, 'PolicyChangeNoticeDue'), due, ({ data: { owner, policy, version } }) => [
      { name: WRITE_POLICY_NOTICE, data: { person: owner, policy, version } satisfies z.infer<typeof toWrite> },
    ]),
  ],
});

const actor = { id: 'system', role: 'system' } as const;
/** The most people who are told at each run: with more, other messages would be late. */
const atOnce = 200;

export type TellingParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly policies: Pick<Policies, 'all' | 'today'>;
  readonly clock: () => Date;
};

/**
 * Notes for each person who agreed to a text that changes that they are to be told, some at each run, until the day on which it is
 * in force; also for those who sign up meanwhile. It may run in several processes: the command's id is of the person and the
 * version. Returns the number of people.
 */
export const tellOfChanges = async ({ db, commands, policies, clock }: TellingParts): Promise<number> => {
  let told = 0;
  const today = policies.today();
  for (const [policy, { versions }] of await policies.all()) {
    const coming = comingOn(versions, today);
    if (!coming || told >= atOnce) continue;
    const { version, from } = coming;
    const people = await peopleToTell(db, { policy, kind: kindOfPolicy[policy], version }, atOnce - told);
    for (const owner of people) {
      const commandId = uuidV5(`${policy} ${version} ${owner}`, notices);
      const { events } = await commands.handle(changeNoticesDecider, {
        stream: changeNoticesStream(owner),
        command: { type: 'TellOfChange', owner, policy, version, from },
        context: { commandId, correlationId: commandId, at: clock().toISOString(), actor },
      });
      told += events.length;
    }
  }
  return told;
};

/** The namespace of the commands’ ids: any fixed UUID. */
const notices = '9a1f7a52-0a53-4a0b-9b1c-4a7e6f1d7c31';

export type WritingParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly policies: Pick<Policies, 'load' | 'today'>;
  readonly publicUrl: string;
  readonly clock: () => Date;
};

/** Requests the e-mail; none about a version that was withdrawn meanwhile, or is in force, and none to who has left. */
export const writePolicyNotice =
  ({ commands, messages, policies, publicUrl, clock }: WritingParts): JobHandler =>
  async (job) => {
    const { person, policy: name, version } = toWrite.parse(job.data);
    const today = policies.today();
    const { versions } = (await policies.load(name)).policy;
    const coming = comingOn(versions, today);
    const inForce = inForceOn(versions, today);
    if (coming?.version !== version || !inForce) return;
    const { state: user } = await commands.load(userDecider, userStream(person));
    const consent = user?.consents[kindOfPolicy[name]];
    if (!user?.personal || consent === undefined) return;
    const day = koreanText(coming.from);
    const params = {
      ...{ title: policyTitles[name], day, why: coming.why },
      link: `${publicUrl}/policy/${name}?version=${version}&against=${inForce.version}`,
      again: coming.needsConsent ? `${day}부터는 바뀐 내용에 다시 동의해 주셔야 이어서 쓸 수 있어요.` : '',
    };
    const context = { commandId: job.id, correlationId: job.id, at: clock().toISOString(), actor };
    await messages.request(
      {
        ...{ owner: person, channel: 'email', template: 'policy-change' },
        // On the day itself the change is in force already, and the e-mail would come too late.
        notAfter: lastInstantOf(addDays(coming.from, -1)),
        personal: { to: user.personal.email, params },
      },
      context,
    );
  };
