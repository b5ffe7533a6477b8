import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';

export type Person = {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly token: string;
};

const password = 'Tester12!@';

export const someone = () => ({ email: `e2e-${randomUUID()}@example.com`, password, name: '김하나' });

/** An account made over the API: steps that a test isn't about shouldn't take time in a browser. */
export const newPerson = async (
  url: string,
  name?: string,
  consents: { sensitive?: boolean } = {},
): Promise<Person> => {
  const who = name === undefined ? someone() : { ...someone(), name };
  const response = await fetch(`${url}/api/user/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...who,
      passwordConfirm: password,
      terms: { service: true, privacy: true, personalInfo: true, age14: true, sensitive: true, ...consents },
    }),
  });
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string')
    throw new Error(`Sign-up answered ${response.status}: ${JSON.stringify(body)}`);
  return { ...who, token: body.token };
};

/** Signs the device in by storing this person's token. */
export const signInOn = async (page: Page, person: Person): Promise<void> => {
  // Not on a page of the site, because the site would react to the stored token.
  if (page.url() !== 'about:blank') await page.goto('/livez');
  const [standing = page] = page.context().pages();
  await standing.evaluate((token) => localStorage.setItem('token', token), person.token);
};

/** Signs in on the sign-in page. */
export const signIn = async (page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> => {
  await page.getByLabel('이메일').fill(person.email);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(person.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
};

const post = async (url: string, path: string, body: object, token?: string): Promise<unknown> => {
  const headers = {
    'Content-Type': 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** The six digits in the newest message with a code to this address; waits until it has arrived. */
export const codeSentTo = async (url: string, address: string): Promise<string> => {
  for (let waited = 0; waited < 600; waited += 1) {
    const { items }: { items: { to: string; subject: string; text: string }[] } = await (
      await fetch(`${url}/api/sandbox/mailbox`)
    ).json();
    const letter = items.find(({ to, subject }) => to === address && subject.includes('인증번호'));
    const code = /\d{6}/.exec(letter?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no code has come');
};

/** A new account with a verified e-mail address. */
export const newProvedPerson = async (url: string): Promise<Person> => {
  const person = await newPerson(url);
  const to = { channel: 'email', address: person.email, purpose: 'verify' };
  await post(url, '/api/user/code', to, person.token);
  const shown = await post(url, '/api/user/checkcode', { ...to, code: await codeSentTo(url, person.email) });
  if (typeof shown !== 'object' || shown === null || !('proof' in shown)) throw new Error('the code earned no proof');
  await post(url, '/api/user/verification', { proof: shown.proof }, person.token);
  return person;
};
