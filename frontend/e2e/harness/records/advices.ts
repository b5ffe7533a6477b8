import { randomUUID } from 'node:crypto';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import type { Person } from '../people.ts';

const post = async (url: string, { token }: Person, path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** A question over the API, answered, and handed to the reviewers; returns the advice's id. */
export const askedAdvice = async (url: string, person: Person, question: string): Promise<string> => {
  const version = firstPolicyVersion;
  await post(url, person, '/api/user/term', { aiProcessing: { agreed: true, version } });
  const { id } = await post(url, person, '/api/ai-advices', { question });
  if (typeof id !== 'string') throw new Error('No advice');
  await post(url, person, `/api/ai-advices/${id}/chat`, {});
  await post(url, person, `/api/ai-advices/${id}/review1/request`, {});
  return id;
};

/** A command of a reviewer over the API. */
export const review = (url: string, by: Person, advice: string, name: string, body: object = {}): Promise<unknown> =>
  post(url, by, `/api/ai-advices/${advice}/${name}`, body);
