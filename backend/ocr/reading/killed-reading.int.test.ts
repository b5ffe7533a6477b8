import { hash } from 'node:crypto';
import { ocrDocumentDecider, ocrDocumentStream } from '@nomucheck/domain/ocr/ocr-document.ts';
import type { OcrEvent } from '@nomucheck/domain/ocr/ocr-events.ts';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { startChild } from '../../engine/testing/child.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { startedDatabase } from '../../testing/test-service.fixture.ts';
import { createOcrContents } from '../contents.ts';
import { createDocuments } from '../documents.ts';
import { type OcrEngine, ReaderKilled } from '../engine/engine.ts';
import { type Pretended, pretendedEngine, pretendedPdf } from '../testing/pretended-engine.fixture.ts';
import { createDocumentViews } from '../views/document-views.ts';
import { createReadPdf } from './read-pdf.ts';
import type { ReaderOrders } from './reader-process.fixture.ts';
import { readDocument } from './reading-run.ts';

const openLog = (url: string) => {
  const pool = createPool(url, { max: 2 });
  const store = openEventStore({ databaseUrl: url });
  const commands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
  const contents = createOcrContents(pool);
  const views = createDocumentViews({ commands, contents });
  const documents = createDocuments({ commands, contents, views });
  const blobs = createBlobs(pool);
  const readPdf = createReadPdf({ documents, commands, views, blobs });
  const close = () => Promise.all([store.close(), pool.end()]);
  return { store, commands, contents, views, documents, blobs, readPdf, close };
};

let database: Awaited<ReturnType<typeof startedDatabase>>;
let log: ReturnType<typeof openLog>;
beforeAll(async () => {
  database = await startedDatabase();
  log = openLog(database.url);
});
afterAll(async () => {
  await log.close();
  await database.close();
});

const context = () => ({
  ...{ commandId: uuidV4(), at: '2026-11-23T01:00:00.000Z', correlationId: uuidV4() },
  actor: { id: uuidV4(), role: 'admin' } as const,
});
const uploaded = async (said: Pretended): Promise<string> => {
  const content = pretendedPdf(said);
  const name = await log.contents.put(content, 'application/pdf');
  const file = { fileName: '긴.pdf', hash: name, bytes: content.length };
  const { answer } = await log.documents.upload([file], context());
  const [told] = answer.files;
  if (told?.became !== 'accepted') throw new Error('the document was not accepted');
  return told.id;
};
const partsWith = (engine: OcrEngine, ending = new AbortController().signal) => ({
  ...log,
  ...{ engine, ending, bytesOf: log.contents.get, clock: () => new Date() },
});
const read = (documentId: string, engine: OcrEngine = pretendedEngine(), ending?: AbortSignal) =>
  readDocument(partsWith(engine, ending), documentId);

it('killed with -9 and started again, a reading goes on after the last page, and each page is there once', async () => {
  const pages = Array.from({ length: 6 }, (_, n) => `${n + 1}번째 쪽`);
  const documentId = await uploaded({ pages });
  const orders = { url: database.url, documentId, dieAtAppend: 3 } satisfies ReaderOrders;
  expect(await startChild(new URL('reader-process.fixture.ts', import.meta.url), orders).ended).toBe('SIGKILL');
  const next = pretendedEngine();
  await read(documentId, next);
  expect(next.pagesRead).toEqual([4, 5, 6]);
  const events = await log.commands.history<OcrEvent>(ocrDocumentStream(documentId));
  const numbers = events.flatMap((event) => (event.type === 'PdfPageRead' ? [event.data.page] : []));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  expect(events.at(-1)?.type).toBe('PdfRead');
  expect(await log.views.record(documentId)).toMatchObject({ status: 'read', text: pages.join('\n\n') });
});

it('a service that ends in the middle of a page leaves the document to be gone on with', async () => {
  const documentId = await uploaded({ pages: ['하나', '둘', '셋'], msAPage: 100 });
  const ending = new AbortController();
  const engine = pretendedEngine();
  const running = read(documentId, engine, ending.signal);
  await expect.poll(() => engine.pagesRead.length).toBe(1);
  ending.abort();
  await expect(running).rejects.toThrow();
  expect((await log.commands.load(ocrDocumentDecider, ocrDocumentStream(documentId))).state?.status).toBe('reading');
  const next = pretendedEngine();
  await read(documentId, next);
  expect(next.pagesRead).not.toContain(1);
  expect((await log.views.record(documentId)).status).toBe('read');
});

it('a reader that was killed is tried again, and its document has failed only after the last try', async () => {
  const documentId = await uploaded({ pages: ['죽은 쪽'] });
  const killed: OcrEngine = { read: () => Promise.reject(new ReaderKilled('SIGKILL')) };
  const status = async () => (await log.views.record(documentId)).status;
  await expect(read(documentId, killed)).rejects.toBeInstanceOf(ReaderKilled);
  expect(await status()).toBe('waiting');
  await readDocument(partsWith(killed), documentId, true);
  expect(await log.views.record(documentId)).toMatchObject({ status: 'failed', failure: { reason: 'unreadable' } });
});

it('two workers that read one document at the same time record each page once', async () => {
  const documentId = await uploaded({ pages: ['가', '나', '다', '라'] });
  await Promise.all([read(documentId), read(documentId)]);
  const events = await log.commands.history<OcrEvent>(ocrDocumentStream(documentId));
  expect(events.filter(({ type }) => type === 'PdfPageRead')).toHaveLength(4);
  expect(events.filter(({ type }) => type === 'PdfRead')).toHaveLength(1);
});

it('a document whose bytes are gone has failed, and a PDF without pages, too', async () => {
  const gone = await uploaded({ pages: ['없을 쪽'] });
  await log.contents.release(gone);
  await read(gone);
  expect((await log.views.record(gone)).failure).toMatchObject({ reason: 'damaged' });
  const empty = await uploaded({ pages: [] });
  await read(empty);
  expect((await log.views.record(empty)).failure).toMatchObject({ reason: 'unreadable' });
});

it('a PDF that the crawler keeps becomes a document once, and ends with its text', async () => {
  const content = pretendedPdf({ pages: ['수집한 판정문의 첫 쪽', '둘째 쪽'] });
  const name = await log.blobs.put(content, 'application/pdf');
  expect(name).toBe(hash('sha256', content, 'hex'));
  const asked = { hash: name, fileName: '판정문(공개).pdf', at: 'https://example.org/65_65_1' };
  const { documentId } = await log.readPdf.start(asked, context());
  expect(await log.readPdf.find(documentId)).toEqual({ status: 'waiting', failure: null, text: null });
  expect(await log.readPdf.start(asked, context())).toMatchObject({ documentId });
  const bytesOf = async (wanted: string) => (await log.blobs.get(wanted))?.content ?? null;
  const ending = new AbortController().signal;
  await readDocument({ ...log, bytesOf, engine: pretendedEngine(), clock: () => new Date(), ending }, documentId);
  expect(await log.readPdf.find(documentId)).toMatchObject({ status: 'read', text: '수집한 판정문의 첫 쪽\n둘째 쪽' });
  expect(await log.views.record(documentId)).toMatchObject({ from: 'attachment', foundAt: asked.at });
  await expect(log.readPdf.start({ ...asked, hash: '0'.repeat(64) }, context())).rejects.toThrow();
});
