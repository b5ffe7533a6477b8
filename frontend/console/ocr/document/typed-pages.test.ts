import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../shared/testing/browser-stub.ts';
import { createTypedPages } from './typed-pages.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const typed = { text: '고쳐 적은 글', on: '읽은 글', isOpen: true };

it('a typed page is there again after a reload, until it is saved', () => {
  const pages = createTypedPages('me.document');
  pages.keep(3, typed);
  pages.keep(1, { ...typed, isOpen: false });
  const again = createTypedPages('me.document');
  expect(again.of(3)).toEqual(typed);
  expect([...again.state.get().keys()]).toEqual([3, 1]);
  again.forget(3);
  again.forget(1);
  expect(createTypedPages('me.document').state.get().size).toBe(0);
  expect(localStorage.length).toBe(0);
});

it('the texts of another person or document are not taken for these', () => {
  createTypedPages('me.document').keep(3, typed);
  expect(createTypedPages('you.document').of(3)).toBeNull();
  expect(createTypedPages('me.other').of(3)).toBeNull();
});

it('what is no typed page is left out, and a browser without storage keeps them in the page', () => {
  for (const broken of ['{', '{}', '[[1, {"text": 1}], ["1", null]]']) {
    localStorage.setItem('nomucheck.ocr.me.document', broken);
    expect(createTypedPages('me.document').state.get().size).toBe(0);
  }
  vi.stubGlobal('localStorage', undefined);
  const pages = createTypedPages('me.document');
  pages.keep(2, typed);
  expect(pages.of(2)).toEqual(typed);
});
