import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';
import { expect, test } from 'vitest';
import { createOcrEngine } from './child-engine.ts';
import { OcrFailed } from './engine.ts';
import * as written from './testing/written-pdfs.fixture.ts';

const engine = createOcrEngine({ processorSecondsAPage: 5 });

const outcomeOf = async (bytes: Uint8Array): Promise<readonly Pick<ReadPage, 'page' | 'text'>[] | string> => {
  const pages: Pick<ReadPage, 'page' | 'text'>[] = [];
  const onPage = ({ page, text }: ReadPage) => void pages.push({ page, text });
  try {
    await engine.read(bytes, { signal: new AbortController().signal, onPage });
    return pages;
  } catch (error) {
    return error instanceof OcrFailed ? error.reason : String(error);
  }
};

const empty = [{ page: 1, text: '' }];
test.each([
  ['says that it has a thousand million pages', written.ofPages(1, 1e9), empty],
  ['has a page without width and height', written.ofPageWithBox('[0 0 0 0]'), empty],
  ['has a page whose box is of words', written.ofPageWithBox('[0 0 /a (b)]'), empty],
  ['has a page larger than the world', written.ofPageWithBox('[0 0 1e30 1e30]'), empty],
  ['draws a form that draws itself', written.ofFormInItself(), empty],
  ['has a table of objects before itself', written.ofTableBeforeItself(), empty],
  ['is filled with tiles of a thousandth of a point', written.ofTinyTiles(), empty],
  ['has a tree of pages with itself as a branch', written.ofTreeInItself(), 'damaged'],
  ['has lists deeper than any stack', written.ofDeepLists(), 'damaged'],
  ['draws a million lines', written.ofManyLines(), 'too_slow'],
] as const)('a file that %s ends soon, in pages or in a clear reason', async (_what, bytes, outcome) => {
  expect(await outcomeOf(bytes)).toEqual(outcome);
});
