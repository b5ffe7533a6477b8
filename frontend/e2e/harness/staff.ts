import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { newPerson, type Person } from './people.ts';

const run = promisify(execFile);

/** A super admin of a service on this data folder. */
export const newSuper = (url: string, dataDir: string, name?: string): Promise<Person> =>
  newSuperOf(url, { DATA_DIR: dataDir }, name);

/** The same for a service with these settings, made as the firm makes its first one: by the command on the machine. */
export const newSuperOf = async (
  url: string,
  settings: Readonly<Record<string, string>>,
  name?: string,
): Promise<Person> => {
  const person = await newPerson(url, name);
  await run(process.execPath, ['scripts/user.ts', 'grant-super', person.email], {
    env: { ...process.env, ...settings },
  });
  // The grant ended all their sessions.
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  const { token }: { token: string } = await response.json();
  return { ...person, token };
};
