import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { type OcrCommand, type OcrDocument, ocrDocumentDecider } from './ocr-document.ts';
import { type OcrEvent, ocrEvents } from './ocr-events.ts';

const documentId = '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a20';
const caseId = '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a21';
const hashOf = (letter: string) => letter.repeat(64);
const uploaded = {
  documentId,
  fileName: '판정문.pdf',
  file: { hash: hashOf('a'), bytes: 1_000 },
  origin: { how: 'uploaded' },
} as const;
const upload: OcrCommand = { type: 'UploadPdf', uploaded };
const page = (number: number, pages: number) => ({
  ...({ page: number, pages, how: 'recognised', width: 1_240, height: 1_754 } as const),
  ...{ image: hashOf('b'), lines: hashOf('c'), text: { hash: hashOf('d'), chars: 30 } },
  ...{ words: 10, lowWords: 1, confidenceSum: 900 },
});
const record = (number: number, pages: number): OcrCommand => ({ type: 'RecordPage', page: page(number, pages) });
const was = {
  uploaded: { type: 'PdfUploaded', data: uploaded },
  page: (number: number, pages: number): OcrEvent => ({
    type: 'PdfPageRead',
    data: { documentId, ...page(number, pages) },
  }),
  read: { type: 'PdfRead', data: { documentId, origin: uploaded.origin } },
  failed: {
    type: 'PdfReadingFailed',
    data: { documentId, reason: 'damaged', page: null, pages: null, unread: [] as never[] },
  },
  cancelled: { type: 'PdfReadingCancelled', data: { documentId } },
  resumed: { type: 'PdfReadingResumed', data: { documentId } },
  removed: { type: 'PdfRemoved', data: { documentId } },
} as const;
const spec = deciderSpec(ocrDocumentDecider);

describe('a document', () => {
  it('is one document however often its file is uploaded, until it is removed', () => {
    spec.given().when(upload).thenHappens(was.uploaded);
    spec.given(was.uploaded).when(upload).thenHappens();
    spec.given(was.uploaded, was.removed).when(upload).thenHappens(was.uploaded);
  });

  it('that a person removed isn’t brought back when a crawl finds its file again', () => {
    const found: OcrCommand = {
      type: 'UploadPdf',
      uploaded: { ...uploaded, origin: { how: 'attachment', at: '노동위원회 누리집 1' } },
    };
    spec.given(was.uploaded, was.removed).when(found).thenHappens();
  });

  it('is read when its last page is, in whatever order the pages come', () => {
    spec.given(was.uploaded).when(record(2, 2)).thenHappens(was.page(2, 2));
    spec.given(was.uploaded, was.page(2, 2)).when(record(1, 2)).thenHappens(was.page(1, 2), was.read);
  });

  it('refuses a page that can’t be one of its pages', () => {
    spec.given(was.uploaded).when(record(3, 2)).thenRefused('conflict');
    spec.given(was.uploaded, was.page(1, 2)).when(record(2, 3)).thenRefused('conflict');
  });

  it('that failed or was cancelled is read again with its pages kept; no page comes in between', () => {
    const fail: OcrCommand = { type: 'FailReading', reason: 'damaged', page: null, pages: null, unread: [] };
    spec.given(was.uploaded).when(fail).thenHappens(was.failed);
    spec.given(was.uploaded, was.failed).when(record(1, 1)).thenRefused('stage_wrong');
    spec.given(was.uploaded, was.page(1, 2), was.cancelled).when(record(2, 2)).thenRefused('stage_wrong');
    const again = spec.given(was.uploaded, was.page(1, 2), was.cancelled).when({ type: 'ReadAgain' });
    again.thenHappens(was.resumed);
    expect(again.state()).toMatchObject({ status: 'reading', failure: null, pages: 2 });
    spec.given(was.uploaded, was.page(1, 1), was.read).when({ type: 'ReadAgain' }).thenRefused('stage_wrong');
    spec.given(was.uploaded).when({ type: 'ReadAgain' }).thenHappens();
  });

  it('is cancelled only while it is being read', () => {
    spec.given(was.uploaded, was.page(1, 2)).when({ type: 'CancelReading' }).thenHappens(was.cancelled);
    spec.given(was.uploaded, was.cancelled).when({ type: 'CancelReading' }).thenHappens();
    spec.given(was.uploaded, was.page(1, 1), was.read).when({ type: 'CancelReading' }).thenRefused('stage_wrong');
  });

  it('has the text of a page corrected, and corrected back', () => {
    const text = { hash: hashOf('e'), chars: 31 };
    const data = { documentId, page: 1, text, corrected: true, lowWords: 0 };
    const correction = { type: 'PdfPageCorrected', data } as const;
    const correct = (page: number, to = text): OcrCommand => ({ type: 'CorrectPage', page, text: to, lowWords: 0 });
    spec.given(was.uploaded, was.page(1, 2)).when(correct(1)).thenHappens(correction);
    spec.given(was.uploaded, was.page(1, 2)).when(correct(2)).thenRefused('not_found');
    spec.given(was.uploaded, was.page(1, 2), was.cancelled).when(correct(3)).thenRefused('not_found');
    spec.given(was.uploaded, was.cancelled).when(correct(1)).thenRefused('not_found');
    spec.given(was.uploaded, was.page(1, 2), correction).when(correct(1)).thenHappens();
    const back = spec.given(was.uploaded, was.page(1, 2), correction).when(correct(1, page(1, 2).text));
    expect(back.state()?.read.get(1)?.correction).toBeNull();
  });

  it('remembers the words that a person has found right, and counts those that are left', () => {
    const confirm = (...words: number[]): OcrCommand => ({ type: 'ConfirmWords', page: 1, words, lowWords: 0 });
    const confirmed: OcrEvent = { type: 'PdfWordsConfirmed', data: { documentId, page: 1, words: [3], lowWords: 0 } };
    const read = spec.given(was.uploaded, was.page(1, 2));
    read.when(confirm(3, 3)).thenHappens(confirmed);
    const page = read.when(confirm(3)).state()?.read.get(1);
    expect([page?.lowWords, page?.confirmed]).toEqual([0, new Set([3])]);
    spec.given(was.uploaded, was.page(1, 2), confirmed).when(confirm(3)).thenHappens();
    read.when(confirm(10)).thenRefused('invalid_request');
    read.when({ type: 'ConfirmWords', page: 2, words: [0], lowWords: 0 }).thenRefused('not_found');
  });

  it('is attached with pages that it has, once it is read', () => {
    const attach = (from: number, to: number): OcrCommand => ({
      type: 'RecordAttachment',
      attachment: { caseId, became: 'new', from, to },
    });
    const whole = spec.given(was.uploaded, was.page(1, 2), was.page(2, 2), was.read);
    whole.when(attach(1, 2)).thenHappens({
      type: 'PdfAttached',
      data: { documentId, caseId, became: 'new', from: 1, to: 2 },
    });
    whole.when(attach(2, 3)).thenRefused('invalid_request');
    spec.given(was.uploaded, was.page(1, 2)).when(attach(1, 1)).thenRefused('stage_wrong');
  });

  const second = { page: 2, reason: 'damaged' as const };
  const failedWith = (pages: number): OcrEvent => ({
    type: 'PdfReadingFailed',
    data: { documentId, ...second, pages, unread: [second] },
  });
  const bad = failedWith(3);
  const oneBad = spec.given(was.uploaded, was.page(1, 3), was.page(3, 3), bad);
  const text = { hash: hashOf('e'), chars: 31 };
  const type = (page: number): OcrCommand => ({ type: 'CorrectPage', page, text, lowWords: 0 });
  const typed: OcrEvent = { type: 'PdfPageTyped', data: { documentId, page: 2, pages: 3, text } };

  it('of which a page can’t be read is attached with the others', () => {
    const attach = (from: number, to: number): OcrCommand => ({
      type: 'RecordAttachment',
      attachment: { caseId, became: 'new', from, to },
    });
    oneBad.when(attach(1, 3)).thenHappens({
      type: 'PdfAttached',
      data: { documentId, caseId, became: 'new', from: 1, to: 3 },
    });
    oneBad.when(attach(2, 2)).thenRefused('invalid_request');
  });

  it('is read as soon as a person has typed the pages that couldn’t be', () => {
    oneBad.when(type(2)).thenHappens(typed, was.read);
    const whole = spec.given(was.uploaded, was.page(1, 3), was.page(3, 3), bad, typed, was.read);
    expect(whole.when(type(2)).state()).toMatchObject({ status: 'read', failure: null, unread: new Map() });
    // The same text again changes nothing; another one corrects it.
    whole.when(type(2)).thenHappens();
    const other = { hash: hashOf('f'), chars: 5 };
    whole.when({ type: 'CorrectPage', page: 2, text: other, lowWords: 0 }).thenHappens({
      type: 'PdfPageCorrected',
      data: { documentId, page: 2, text: other, corrected: true, lowWords: 0 },
    });
  });

  it('of which no page can be read is typed altogether, if it is known how many it has', () => {
    const failed = failedWith(2);
    const one: OcrEvent = { type: 'PdfPageTyped', data: { documentId, page: 1, pages: 2, text } };
    spec.given(was.uploaded, failed).when(type(1)).thenHappens(one);
    spec.given(was.uploaded, failed, was.resumed).when(type(1)).thenRefused('not_found');
  });

  it('that was removed isn’t there any more', () => {
    const removed = spec.given(was.uploaded, was.page(1, 1), was.read, was.removed);
    for (const type of ['ReadAgain', 'CancelReading', 'RemoveDocument'] as const)
      removed.when({ type }).thenRefused('not_found');
  });
});

describe('whatever interrupts the reading', () => {
  const pages = 6;
  const step = fc.oneof(
    fc.integer({ min: 1, max: pages }).map((number) => record(number, pages)),
    fc.constantFrom<OcrCommand>(
      { type: 'CancelReading' },
      { type: 'ReadAgain' },
      { type: 'FailReading', reason: 'too_slow', page: null, pages: null, unread: [] },
    ),
  );

  it('each page is recorded at most once, and reading only the missing ones completes it', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }),
        (steps, order) => {
          const told: OcrEvent[] = [];
          const state = (): OcrDocument | null => fold(ocrDocumentDecider, told);
          const tell = (command: OcrCommand): void => {
            try {
              told.push(...ocrDocumentDecider.decide(command, state()));
            } catch (error) {
              if (!(error instanceof DomainError)) throw error;
              expect(error.code).toBe('stage_wrong');
            }
          };
          for (const command of [upload, ...steps]) tell(command);
          tell({ type: 'ReadAgain' });
          const missing = order.filter((number) => !state()?.read.has(number));
          for (const number of missing) tell(record(number, pages));

          const read = told.flatMap((event) => (event.type === 'PdfPageRead' ? [event.data.page] : []));
          expect(read.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
          expect(state()?.status).toBe('read');
          expect(told.filter(({ type }) => type === 'PdfRead')).toHaveLength(1);
        },
      ),
    );
  });

  it('what it decides can be stored', () => {
    const told: OcrEvent[] = [];
    for (const command of [upload, record(1, 1)])
      told.push(...ocrDocumentDecider.decide(command, fold(ocrDocumentDecider, told)));
    for (const { type, data } of told)
      expect(ocrEvents.find((event) => event.type === type)?.schema.safeParse(data).success).toBe(true);
  });
});
