import type { Fields } from './read-answer.ts';

/**
 * Input of a question that was not submitted yet, so that it isn't lost when the person looks at an earlier question. What
 * is neither a choice of several, which may be sensitive, nor a contact is also kept in the tab's storage, and survives a
 * reload. The account is kept beside it: who signs in next in this tab doesn't see it, whichever way the person before left.
 */
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const place = 'nomucheck.check.unsent';

export type UnsentFields = {
  of(key: string): Fields | undefined;
  keep(key: string, fields: Fields): void;
  drop(key: string): void;
  dropAll(): void;
  /** This account is signed in: input of another one is deleted, and what was typed before signing in becomes this one's. */
  belongTo(owner: string): void;
};

type Kept = { readonly owner: string | null; readonly fields: readonly (readonly [string, Fields])[] };
const nothing: Kept = { owner: null, fields: [] };

export const createUnsentFields = (storage: () => TabStorage): UnsentFields => {
  const read = quietly(() => readKept(storage().getItem(place)), nothing);
  const unsent = new Map(read.fields);
  let { owner } = read;
  const write = (): void => {
    const kept = [...unsent].filter(([, fields]) => mayBeStored(fields));
    quietly(() => {
      if (kept.length === 0) storage().removeItem(place);
      else storage().setItem(place, JSON.stringify({ owner, fields: kept } satisfies Kept));
    }, undefined);
  };
  return {
    of: (key) => unsent.get(key),
    keep: (key, fields) => {
      unsent.set(key, fields);
      write();
    },
    drop: (key) => {
      if (unsent.delete(key)) write();
    },
    dropAll: () => {
      unsent.clear();
      write();
    },
    belongTo: (now) => {
      if (owner === now) return;
      if (owner !== null) unsent.clear();
      owner = now;
      write();
    },
  };
};

/** Of hours, dates, numbers and single choices. */
const mayBeStored = (fields: Fields): boolean =>
  Object.keys(fields).every((name) => /^(?:year|month|day|number|start|end|break|choice|custom)$/.test(name));

/** A browser without storage (private mode, full disk) keeps the input in memory only. */
const quietly = <T>(attempt: () => T, otherwise: T): T => {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
};

const readKept = (text: string | null): Kept => {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('fields' in value)) return nothing;
  const { owner, fields } = value;
  return (typeof owner === 'string' || owner === null) && Array.isArray(fields)
    ? { owner, fields: fields.filter(isEntry) }
    : nothing;
};

const isEntry = (entry: unknown): entry is readonly [string, Fields] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object' && entry[1] !== null;

const ofThisTab = createUnsentFields(() => sessionStorage);

export const unsentFields = ofThisTab.of;
export const keepUnsent = ofThisTab.keep;
export const dropUnsent = ofThisTab.drop;
export const dropAllUnsent = ofThisTab.dropAll;
export const unsentBelongsTo = ofThisTab.belongTo;
