import { randomUUID } from 'node:crypto';
import { noMenu } from '@nomucheck/domain/accounts/access.ts';
import type { AdminMenu } from '@nomucheck/domain/accounts/contract/user.ts';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import { type Person, password, type TestService } from './test-service.fixture.ts';

type Access = { readonly accessType: 0 | 1 | 2; readonly adminMenu: AdminMenu };

/** Signed-in people of every kind; their roles come from events of the log, as in the service. */
const accessOf = {
  user: { accessType: 0, adminMenu: noMenu },
  other: { accessType: 0, adminMenu: noMenu },
  partner: { accessType: 1, adminMenu: { ...noMenu, partner: true } },
  advisor: { accessType: 1, adminMenu: { ...noMenu, advisor: true } },
  admin: { accessType: 1, adminMenu: { ...noMenu, all: true } },
  super: { accessType: 2, adminMenu: { ...noMenu, all: true } },
} as const satisfies Readonly<Record<string, Access>>;

export type PersonKind = keyof typeof accessOf;
export const personKinds = Object.keys(accessOf).filter((kind): kind is PersonKind => kind in accessOf);

/** The service under test, or the handling of commands on its log alone. */
export type WritesLog = { readonly service: Pick<TestService['service'], 'commands'> };

/** Appends an event of an account directly to the log, without checking whether a command would allow it. */
const happening: Decider<User | null, UserEvent, UserEvent> = {
  initialState: null,
  evolve: userDecider.evolve,
  decide: (event) => [event],
};

export const addToLog = async ({ service }: WritesLog, person: string, event: UserEvent): Promise<void> => {
  await service.commands.handle(happening, {
    stream: userStream(person),
    command: event,
    context: {
      commandId: randomUUID(),
      at: new Date().toISOString(),
      actor: { id: 'system', role: 'system' },
      correlationId: randomUUID(),
    },
  });
};

/** A new person, signed in, whose e-mail address is verified. */
export const provedPerson = async (test: TestService): Promise<Person> => {
  const person = await test.person();
  await proveAddress(test, person.id);
  return person;
};
export const proveAddress = (test: TestService, owner: string): Promise<void> =>
  addToLog(test, owner, { type: 'EmailVerified', data: { owner, at: new Date().toISOString() } });

/** A new person of this kind, signed in after getting the role. */
export const personOfKind = (test: TestService, kind: PersonKind): Promise<Person> => personWith(test, accessOf[kind]);

/** A new person with this right, signed in, regardless of who could have granted it. */
export const personWith = async (test: TestService, access: Access): Promise<Person> => {
  const { id, email } = await test.person();
  await addToLog(test, id, { type: 'AccessChanged', data: { owner: id, ...access } });
  const { status, body } = await test.call('POST', '/api/user/login', { body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
  return { id, email, token: body.token };
};
