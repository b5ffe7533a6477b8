import type { CrawlEvent } from '@nomucheck/domain/crawling/crawl-events.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { expect, it } from 'vitest';
import { attachmentReading, READ_ATTACHMENT, readAttachment } from './attachment-reading.ts';

const workId = '018f0000-0000-7000-8000-000000000001';
const caseId = '018f0000-0000-7000-8000-000000000002';
const raw = (letter: string, mediaType: string) => ({ hash: letter.repeat(64), mediaType });
const file = (name: string, kept: ReturnType<typeof raw> | null) => ({ name, raw: kept });
const item = (id: string, of: string | null, attachments: readonly ReturnType<typeof file>[]) => ({
  ...{ id, title: '징계해고 사건', day: '2026-05-07', caseId: of, raw: raw('0', 'text/html'), reader: 1, was: null },
  ...{ verdict: of === null ? ('unusable' as const) : ('new' as const), attachments: [...attachments], message: null },
});
const data: Extract<CrawlEvent, { type: 'CrawlItemsRecorded' }>['data'] = {
  ...{ workId, kind: 'case-low', source: 'commission-site', window: 1 },
  items: [
    item('65-1', caseId, [
      file('판정서.pdf', raw('a', 'application/pdf')),
      file('붙임.hwp', raw('b', 'application/x-hwp')),
      file('오지 않은 것.pdf', null),
      file('판정서(정정).pdf', raw('c', 'application/pdf')),
    ]),
    item('65-2', null, [file('자료가 되지 않은 것.pdf', raw('d', 'application/pdf'))]),
  ],
};
const event: StoredEvent = {
  ...{ id: workId, type: 'CrawlItemsRecorded', schemaVersion: 1, stream: `crawl-${workId}`, revision: 3, data },
  ...{ position: '7', at: '2026-11-23T00:00:00.000Z', actor: { id: workId, role: 'admin' } },
  ...{ correlationId: workId, causationId: workId, hash: '', previousHash: '' },
};

it('of the files beside a decision that became a case, each PDF that came is read, once', () => {
  const effects = attachmentReading.on(event);
  expect(effects.map(({ name, data }) => [name, data.fileName])).toEqual([
    [READ_ATTACHMENT, '판정서.pdf'],
    [READ_ATTACHMENT, '판정서(정정).pdf'],
  ]);
  expect(new Set(effects.map(({ key }) => key)).size).toBe(2);
  expect(attachmentReading.on(event)).toEqual(effects);
});

it('the reader is told where the PDF was found', async () => {
  type ReadPdf = Parameters<typeof readAttachment>[0]['readPdf'];
  const started: Parameters<ReadPdf['start']>[] = [];
  const readPdf: ReadPdf = {
    start: async (...given) => {
      started.push(given);
      return { documentId: caseId, position: '8' };
    },
    find: async () => null,
  };
  const [effect] = attachmentReading.on(event);
  if (!effect) throw new Error('no effect');
  const job = { id: effect.key, name: effect.name, data: effect.data, attempt: 1, isLastAttempt: false };
  await readAttachment({ readPdf, clock: () => new Date(0) })({ ...job, progress: async () => {} });
  expect(started).toEqual([
    [
      { hash: 'a'.repeat(64), fileName: '판정서.pdf', at: '노동위원회 누리집 65-1 · 징계해고 사건' },
      expect.objectContaining({ commandId: effect.key, correlationId: workId }),
    ],
  ]);
});
