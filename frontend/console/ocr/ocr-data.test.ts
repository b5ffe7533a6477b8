import { afterEach, expect, it, vi } from 'vitest';
import { json, stubBrowser } from '../../shared/testing/browser-stub.ts';
import { ocrData } from './ocr-data.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const id = '8f1f6d0e-0000-5000-8000-000000000001';
const bodies = (sent: ReturnType<typeof stubBrowser>) => sent.map(({ url, body }) => [url, JSON.parse(body ?? '{}')]);

it('a reading is cancelled whatever has been read in the meantime; other steps name the revision they were decided on', async () => {
  const sent = stubBrowser(() => json(200, { id, revision: 9 }));
  await ocrData.cancelOcr({ id, revision: 7 });
  await ocrData.readOcrAgain({ id, revision: 7 });
  expect(bodies(sent)).toEqual([
    [`/api/ocr/pdf/${id}/cancel`, {}],
    [`/api/ocr/pdf/${id}/read-again`, { expectedRevision: 7 }],
  ]);
});

it('confirmed words are answered by the document, or by the reason why they were not stored', async () => {
  const sent = stubBrowser(() => json(200, { id, revision: 9 }));
  expect(await ocrData.confirmOcrWords(id, { page: 2, words: [14] })).toEqual({ id, revision: 9 });
  expect(bodies(sent)).toEqual([[`/api/ocr/pdf/${id}/words`, { page: 2, words: [14] }]]);
  stubBrowser(() => json(404, { code: 'not_found', message: '없어요.' }));
  await expect(ocrData.confirmOcrWords(id, { page: 2, words: [14] })).rejects.toThrow('없어요.');
});
