import { keep, parsedKept, readKept } from '../../../shared/device/kept-on-device.ts';
import { createStore, type Store } from '../../../shared/device/store.ts';

/** A page's text as a person has typed it, as long as the server doesn't have it. */
export type TypedPage = {
  readonly text: string;
  /** The stored text that it was typed on: if that has changed since, the person decides. */
  readonly on: string;
  /** Still in the field of the whole page; otherwise it was to be saved, and the server hasn't said yet that it is. */
  readonly isOpen: boolean;
};

/** The texts of one document that aren't saved, by page: they survive another page, another view and a reload. */
export type TypedPages = {
  readonly state: Store<ReadonlyMap<number, TypedPage>>;
  readonly of: (page: number) => TypedPage | null;
  readonly keep: (page: number, typed: TypedPage) => void;
  readonly forget: (page: number) => void;
};

/** `name` tells person and document apart: another person's text must never be taken for one's own. */
export const createTypedPages = (name: string): TypedPages => {
  const place = `ocr.${name}`;
  const state = createStore<ReadonlyMap<number, TypedPage>>(new Map(stored(place)));
  const change = (pages: ReadonlyMap<number, TypedPage>): void => {
    state.set(pages);
    keep(place, pages.size === 0 ? null : JSON.stringify([...pages]));
  };
  return {
    state,
    of: (page) => state.get().get(page) ?? null,
    keep: (page, typed) => change(new Map([...state.get(), [page, typed]])),
    forget: (page) => {
      if (state.get().has(page)) change(new Map([...state.get()].filter(([one]) => one !== page)));
    },
  };
};

const stored = (place: string): readonly (readonly [number, TypedPage])[] => {
  const value = parsedKept(readKept(place));
  return Array.isArray(value) ? value.filter(isEntry) : [];
};

const isEntry = (value: unknown): value is readonly [number, TypedPage] =>
  Array.isArray(value) && typeof value[0] === 'number' && isTypedPage(value[1]);

const isTypedPage = (value: unknown): value is TypedPage =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'on' in value &&
  typeof value.on === 'string' &&
  'isOpen' in value &&
  typeof value.isOpen === 'boolean';
