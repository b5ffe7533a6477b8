import { createHash } from 'node:crypto';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { expect, it } from 'vitest';
import { allProjections, eventCatalogue } from '../../contexts.ts';
import { keptEvents } from '../../testing/kept-events.fixture.ts';

const stored = (data: Readonly<Record<string, unknown>>, type: string, schemaVersion: number): StoredEvent => ({
  ...{ type, schemaVersion, data, at: '2026-11-22T09:00:00.000Z', actor: { id: 'system', role: 'system' } },
  ...{
    id: '018f0000-0000-7000-8000-000000000001',
    correlationId: 'one',
    causationId: 'one',
    hash: '',
    previousHash: '',
  },
  ...{ stream: 'kept-018f0000-0000-7000-8000-000000000002', revision: 1, position: '0000000000000001' },
});

const sealed = {
  $sealed: { person: '018f0000-0000-7000-8000-000000000003', key: 1, iv: 'iv', text: 'text', of: 'of' },
};

/** The data as the log stores it: personal fields are ciphertext. */
const inLog = (type: string, data: object): Readonly<Record<string, unknown>> => ({
  ...data,
  ...Object.fromEntries((eventCatalogue.get(type)?.sealed?.fields ?? []).map((field) => [field, sealed])),
});

/** Short hashes of the rows that each kept event changes, in the order of the events. */
const rowsOf = (projection: Projection): string[] => {
  const rows = new Map<string, object | null>();
  return keptEvents.flatMap(({ type, schemaVersion, data }) => {
    if (projection.types?.includes(type) === false || typeof data !== 'object' || data === null) return [];
    const event = stored(inLog(type, data), type, schemaVersion);
    const texts = new Map(
      projection.textsOf?.(event).map((name) => [name, '주문: 이 사건 해고는 부당해고임을 인정한다.']),
    );
    const { keys, evolveRow } = projection.take(event, texts);
    for (const key of keys) rows.set(key, evolveRow(rows.get(key) ?? null, key));
    const touched = JSON.stringify(keys.map((key) => [key, rows.get(key)]));
    const hash = createHash('sha256').update(touched).digest('hex').slice(0, 12);
    return [`${projection.name} ${projection.version}: ${type} ${schemaVersion} ${hash}`];
  });
};

/**
 * When a handler makes other rows under the same version, the tables of an existing installation stay as they were,
 * and `npm run verify` fails there. So when a line of the file changes, raise the version of that read model. Then,
 * and for new kept events, write the file again (`npx vitest -u` on this test).
 */
it('every read model makes the same rows of the kept events as long as its version is the same', async () => {
  const lines = allProjections.flatMap(rowsOf);
  expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBeGreaterThan(10);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('row-versions.fixture.txt');
});
