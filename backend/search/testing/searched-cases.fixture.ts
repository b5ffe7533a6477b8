import { randomUUID } from 'node:crypto';
import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { type CaseCommand, caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { startTestService } from '../../testing/test-service.fixture.ts';

/** A service whose cases a test accepts, and a search that knows all that was accepted before it. */
export const startSearchedCases = async (settings: Readonly<Record<string, string>> = {}) => {
  const test = await startTestService(settings);
  const pool = createPool(test.databaseUrl);
  const staff = await test.staff();
  let position = '';

  const tell = async (caseId: string, command: CaseCommand, reason = '원문과 대조'): Promise<string> => {
    const handled = await test.service.commands.handle(caseDecider, {
      stream: caseStream(caseId),
      command,
      context: {
        commandId: randomUUID(),
        at: new Date().toISOString(),
        actor: { id: staff.id, role: 'super' },
        reason,
        correlationId: 'a story of searches',
      },
    });
    position = handled.position;
    return position;
  };

  /** Accepts a case with these fields, and returns its id. */
  const accept = async (own: Partial<CaseRecord>, text?: string): Promise<string> => {
    const caseId = randomUUID();
    const hash = text === undefined ? null : await createBlobs(pool).put(text, 'text/plain');
    const record = aRecord({
      sampling: 'population',
      disputeId: caseId,
      title: '',
      point: '',
      keywords: [],
      caseNumbers: [`2099두${Math.floor(Math.random() * 1e6)}`],
      ...own,
      text: hash === null || text === undefined ? null : { hash, chars: text.length },
    });
    await tell(caseId, { type: 'AcceptCase', caseId, record });
    return caseId;
  };

  const get = async (path: string, query: Readonly<Record<string, string>> = {}, token = staff.token) => {
    const headers = { 'X-Wait-For': await test.service.store.tokenOf(position) };
    return test.call('GET', `${path}?${new URLSearchParams(query)}`, { token, headers });
  };

  return {
    ...{ test, staff, tell, accept, get },
    /** The position of the last event that a search has to know. */
    lastPosition: (): string => position,
    waitsFor: (later: string): void => {
      position = later;
    },
    search: async (query: Readonly<Record<string, string>>, token?: string) =>
      (await get('/api/cases/search', query, token)).body,
    stop: async (): Promise<void> => {
      await pool.end();
      await test.stop();
    },
  };
};

export type SearchedCases = Awaited<ReturnType<typeof startSearchedCases>>;

/** The ids of what was found, in its order. */
export const ids = ({ items }: { readonly items: readonly { readonly id: string }[] }): string[] =>
  items.map(({ id }) => id);
