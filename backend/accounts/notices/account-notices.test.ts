import { randomUUID } from 'node:crypto';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { noticePauses } from '@nomucheck/domain/accounts/notices/account-notices.ts';
import { userStream } from '@nomucheck/domain/accounts/user.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { messageDecider } from '@nomucheck/domain/messages/message.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { declared, eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { type JobHandler, NotYet } from '../../engine/jobs/jobs.ts';
import type { Effect } from '../../engine/process-managers/process-manager.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createMessages, createMessageTexts } from '../../messages/testing/writing.fixture.ts';
import {
  accountNotices,
  COLLECT_ACCOUNT_CHANGES,
  collectAccountChanges,
  WRITE_ACCOUNT_NOTICE,
  writeAccountNotice,
} from './account-notices.ts';

const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const personal = { name: '김해고', email: 'kim@example.com', phoneNumber: null };
const passwordChanged: UserEvent = { type: 'PasswordChanged', data: { owner } };
const phoneChanged: UserEvent = { type: 'ProfileChanged', data: { owner, changed: ['phoneNumber'], personal } };
const nameChanged: UserEvent = { type: 'ProfileChanged', data: { owner, changed: ['name'], personal } };
const happening: Decider<null, UserEvent, UserEvent> = {
  initialState: null,
  decide: (event) => [event],
  evolve: () => null,
};

let store: ReturnType<typeof createMemoryEventStore>;
let commands: ReturnType<typeof createCommandHandler>;
let now: number;
let handlers: Readonly<Record<string, JobHandler>>;
beforeEach(async () => {
  store = createMemoryEventStore();
  commands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
  now = Date.parse('2026-11-21T03:00:00.000Z');
  handlers = {
    [COLLECT_ACCOUNT_CHANGES]: collectAccountChanges({ commands, clock: () => new Date(now), pauses: noticePauses }),
    [WRITE_ACCOUNT_NOTICE]: writeAccountNotice({
      commands,
      messages: createMessages({ commands, texts: createMessageTexts(declared.messageTemplates) }),
    }),
  };
  await happen({ type: 'UserSignedUp', data: { owner, oauth: 'email', personal } });
  await happen({ type: 'EmailVerified', data: { owner, at: new Date(now).toISOString() } });
  now += 1_000;
});

/** Each event is one second after the one before. */
const happen = async (event: UserEvent): Promise<void> => {
  const commandId = randomUUID();
  const actor = { id: owner, role: 'user' } as const;
  const context = { commandId, at: new Date(now).toISOString(), actor, correlationId: commandId };
  await commands.handle(happening, { stream: userStream(owner), command: event, context });
  now += 1_000;
};
const log = async () => (await store.readAll({ after: START, limit: 1_000 })).events;
/** The effects of all events so far, each once, although the outbox would merge some of them. */
const effects = async (name: string): Promise<readonly Effect[]> =>
  (await log()).flatMap((event) => accountNotices.on(event)).filter((effect) => effect.name === name);
/**
 * 'put off' when it is too early. The handler may run any number of times, because a process may be killed right
 * after it.
 */
const carryOut = async ({ key: id, name, data }: Effect): Promise<'done' | 'put off'> => {
  try {
    await handlers[name]?.({ id, name, data, attempt: 1, isLastAttempt: false, progress: async () => {} });
    return 'done';
  } catch (error) {
    if (error instanceof NotYet) return 'put off';
    throw error;
  }
};
const carryOutAll = async (name: string): Promise<void> => {
  for (const effect of await effects(name)) await carryOut(effect);
};
const letters = async () =>
  Promise.all(
    (await log())
      .filter(({ type }) => type === 'MessageRequested')
      .map(async ({ stream }) => (await commands.load(messageDecider, stream)).state),
  );
const lettersListed = async (): Promise<number[]> =>
  (await letters()).map((letter) => letter?.personal?.params.changes?.split('\n').length ?? 1);

describe('the process manager of account notices', () => {
  it('requests a look at the account for each change, with the person as its subject, so that waiting requests merge', async () => {
    await happen(passwordChanged);
    await happen(phoneChanged);
    const asked = await effects(COLLECT_ACCOUNT_CHANGES);
    expect(asked).toMatchObject([{ about: owner }, { about: owner }]);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
    expect(await effects(WRITE_ACCOUNT_NOTICE)).toEqual([]);
  });

  it('requests one e-mail about the collected changes', async () => {
    await happen(passwordChanged);
    await happen(phoneChanged);
    now += 60_000;
    await carryOutAll(COLLECT_ACCOUNT_CHANGES);
    expect(await effects(WRITE_ACCOUNT_NOTICE)).toMatchObject([{ data: { user: owner, upTo: 4 } }]);
    await carryOutAll(WRITE_ACCOUNT_NOTICE);
    expect(await letters()).toMatchObject([{ owner, channel: 'email', template: 'account-changes', notAfter: null }]);
  });
});

describe('what changed in an account', () => {
  it('waits a minute, and is then included by whichever job runs first', async () => {
    await happen(passwordChanged);
    await happen(phoneChanged);
    const [first, second] = await effects(COLLECT_ACCOUNT_CHANGES);
    if (!first || !second) throw new Error('nothing follows');
    expect(await carryOut(first)).toBe('put off');
    now += 60_000;
    // In the wrong order: the second job includes the first change, too.
    expect(await carryOut(second)).toBe('done');
    await carryOutAll(WRITE_ACCOUNT_NOTICE);
    expect(await lettersListed()).toEqual([2]);
    now += 600_000;
    expect(await carryOut(first)).toBe('done');
    await carryOutAll(WRITE_ACCOUNT_NOTICE);
    expect(await lettersListed()).toEqual([2]);
  });

  it('is included in one e-mail, however often and at whichever step a process is killed', async () => {
    await happen(passwordChanged);
    await happen(phoneChanged);
    now += 60_000;
    for (let time = 0; time < 3; time += 1) {
      await carryOutAll(COLLECT_ACCOUNT_CHANGES);
      await carryOutAll(COLLECT_ACCOUNT_CHANGES);
      now += 600_000;
    }
    for (let time = 0; time < 3; time += 1) await carryOutAll(WRITE_ACCOUNT_NOTICE);
    expect(await lettersListed()).toEqual([2]);
  });

  it('isn’t lost when it happens between the end of one process and the start of the next', async () => {
    await happen(passwordChanged);
    now += 60_000;
    const [first] = await effects(COLLECT_ACCOUNT_CHANGES);
    if (!first) throw new Error('nothing follows');
    await carryOut(first);
    // The process was killed before it marked the job as done: the same job comes again and includes the later
    // changes.
    await happen(phoneChanged);
    expect(await carryOut(first)).toBe('put off');
    now += 600_000;
    expect(await carryOut(first)).toBe('done');
    for (let time = 0; time < 2; time += 1) await carryOutAll(WRITE_ACCOUNT_NOTICE);
    expect((await letters()).map((letter) => letter?.template)).toEqual(['password-changed', 'phone-changed']);
  });

  it('isn’t included when it concerns neither the sign-in nor the contact data', async () => {
    await happen(nameChanged);
    now += 60_000;
    await carryOutAll(COLLECT_ACCOUNT_CHANGES);
    await carryOutAll(WRITE_ACCOUNT_NOTICE);
    expect(await letters()).toEqual([]);
  });

  it('is included also by a job that was written before changes were collected', async () => {
    await happen(passwordChanged);
    now += 60_000;
    const [job] = await effects(COLLECT_ACCOUNT_CHANGES);
    if (!job) throw new Error('nothing follows');
    await carryOut({ ...job, data: { ...job.data, template: 'password-changed' } });
    await carryOutAll(WRITE_ACCOUNT_NOTICE);
    expect(await letters()).toMatchObject([{ template: 'password-changed' }]);
  });
});
