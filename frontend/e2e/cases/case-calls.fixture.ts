import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { Person } from '../harness/people.ts';

/** Calls of the API by one of the firm's people; each must succeed. A text is sent as a file. */
export const callsOf =
  (person: () => Person) =>
  async <Answer>(method: string, path: string, body?: string | object): Promise<Answer> => {
    const response = await fetch(inject('unlockedUrl') + path, {
      method,
      headers: {
        Authorization: `Bearer ${person().token}`,
        'Content-Type': typeof body === 'string' ? 'application/octet-stream' : 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    expect(response.status).toBeLessThan(300);
    return response.json();
  };
