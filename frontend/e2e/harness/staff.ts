import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { newPerson, type Person } from './people.ts';

const run = promisify(execFile);

/** A super admin of a service on this data folder. */
export const newSuper = (url: string, dataDir: string, name?: string): Promise<Person> =>
  newSuperOf(url, { DATA_DIR: dataDir }, name);

/** The same for a service with these settings: made by the first one of this worker, which is made as the firm makes its first. */
export const newSuperOf = async (
  url: string,
  settings: Readonly<Record<string, string>>,
  name?: string,
): Promise<Person> => {
  const first = firstSupers.get(url) ?? firstSuper(url, settings);
  firstSupers.set(url, first);
  return granted(url, await first, name, { accessType: 2 });
};

const firstSupers = new Map<string, Promise<Person>>();

/** By the command on the machine, which starts a program of its own. */
const firstSuper = async (url: string, settings: Readonly<Record<string, string>>): Promise<Person> => {
  const person = await newPerson(url);
  await run(process.execPath, ['scripts/user.ts', 'grant-super', person.email], {
    env: { ...process.env, ...settings },
  });
  return signedInAnew(url, person);
};

/** A labour attorney of the firm, made by this super; without a registration number where none is given. */
export const newAdvisor = (
  url: string,
  by: Person,
  name: string,
  registrationNumber: string | null = null,
): Promise<Person> =>
  granted(url, by, name, {
    accessType: 1,
    adminMenu: { all: false, advisor: true, partner: false, search: true },
    ...(registrationNumber === null ? {} : { registrationNumber }),
  });

/** A partner of the firm, who has the case search alone. */
export const newPartner = (url: string, by: Person, name: string): Promise<Person> =>
  granted(url, by, name, { accessType: 1, adminMenu: { all: false, advisor: false, partner: true, search: false } });

const granted = async (url: string, by: Person, name: string | undefined, rights: object): Promise<Person> => {
  const person = await newPerson(url, name);
  const session = await fetch(`${url}/api/user/session`, { headers: { Authorization: `Bearer ${person.token}` } });
  const { id }: { id: string } = await session.json();
  const answer = await fetch(`${url}/api/admin/userdetail/update`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${by.token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ id, ...rights, reason: '입사' }),
  });
  if (!answer.ok) throw new Error(`The grant answered ${answer.status}: ${await answer.text()}`);
  return signedInAnew(url, person);
};

/** With a new session, because a grant ends all sessions. */
const signedInAnew = async (url: string, person: Person): Promise<Person> => {
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  const { token }: { token: string } = await response.json();
  return { ...person, token };
};
