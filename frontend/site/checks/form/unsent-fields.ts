import type { Fields } from './read-answer.ts';

/**
 * Input of a question that was not submitted yet, so that it isn't lost when the person looks at an earlier question. What
 * is neither a choice of several, which may be sensitive, nor a contact is also kept in the tab's storage, and survives a
 * reload.
 */
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const place = 'nomucheck.check.unsent';

export type UnsentFields = {
  of(key: string): Fields | undefined;
  keep(key: string, fields: Fields): void;
  drop(key: string): void;
  dropAll(): void;
};

export const createUnsentFields = (storage: () => TabStorage): UnsentFields => {
  const unsent = new Map(quietly(() => readKept(storage().getItem(place)), []));
  const write = (): void => {
    const kept = [...unsent].filter(([, fields]) => mayBeStored(fields));
    quietly(() => {
      if (kept.length === 0) storage().removeItem(place);
      else storage().setItem(place, JSON.stringify(kept));
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

const readKept = (text: string | null): readonly (readonly [string, Fields])[] => {
  const value: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(value) ? value.filter(isEntry) : [];
};

const isEntry = (entry: unknown): entry is readonly [string, Fields] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object' && entry[1] !== null;

const ofThisTab = createUnsentFields(() => sessionStorage);

export const unsentFields = ofThisTab.of;
export const keepUnsent = ofThisTab.keep;
export const dropUnsent = ofThisTab.drop;
export const dropAllUnsent = ofThisTab.dropAll;
