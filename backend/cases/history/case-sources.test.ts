import type { CaseEvent, CaseOrigin } from '@nomucheck/domain/cases/case-events.ts';
import { emptyDraft } from '@nomucheck/domain/cases/empty-draft.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { expect, test } from 'vitest';
import { sourcesAfter } from './case-sources.ts';

const caseId = '00000000-0000-4000-8000-000000000001';
const draftAt = (at: string | null) => ({
  ...emptyDraft({ kind: 'case-low', sampling: 'curated', source: { how: 'crawled', at } }),
  tribunal: '충남지방노동위원회',
});
const origin = (place: string | undefined, sourceId: string | null): CaseOrigin => ({
  ...{ batch: null, row: null, sourceId },
  ...(place !== undefined && { place }),
});
const arrived = (type: 'CaseCollected' | 'CaseTextChanged', from: CaseOrigin, at: string | null = null): CaseEvent => ({
  type,
  data: { caseId, origin: from, draft: draftAt(at), raw: null, sketch: [], proposals: [] },
});
const linked = (place: string, sourceId: string, at: string | null): CaseEvent => ({
  type: 'CaseSourceLinked',
  data: {
    caseId,
    origin: { batch: null, row: null, sourceId, place },
    raw: null,
    text: null,
    source: { how: 'crawled', at },
  },
});
const recorded = (...events: readonly CaseEvent[]): RecordedEvent<CaseEvent>[] =>
  events.map((event, n) => ({
    ...event,
    ...{ id: String(n), schemaVersion: 1, stream: `case-${caseId}`, revision: n + 1, position: String(n + 1) },
    ...{ at: `2026-05-0${n + 1}T00:00:00.000Z`, actor: { id: 'system', role: 'system' } },
    ...{ correlationId: 'c', causationId: 'c', hash: '', previousHash: '' },
  }));

test('every place is named once, since it first had the decision and with its newest address; a PDF isn’t a place', () => {
  const ofApi = origin('law-api-commissions', 'nlrc:71');
  const document = { id: caseId, from: 1, to: 1, lowWords: 0, doubtful: [] };
  const events = recorded(
    arrived('CaseCollected', ofApi),
    linked('commission-site', 'nlrc-site:65-71', 'https://old'),
    arrived('CaseTextChanged', ofApi, 'https://law'),
    linked('commission-site', 'nlrc-site:65-71', 'https://new'),
    arrived('CaseTextChanged', { ...ofApi, sourceId: 'nlrc:72', document }),
    { type: 'CaseReadied', data: { caseId } },
  );
  expect(events.reduce(sourcesAfter, [])).toEqual([
    { place: 'law-api-commissions', sourceId: 'nlrc:71', sourceAt: 'https://law', at: '2026-05-01T00:00:00.000Z' },
    { place: 'commission-site', sourceId: 'nlrc-site:65-71', sourceAt: 'https://new', at: '2026-05-02T00:00:00.000Z' },
  ]);
  expect(recorded(arrived('CaseCollected', origin(undefined, null))).reduce(sourcesAfter, [])).toEqual([]);
});
