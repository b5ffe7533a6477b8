import type { Draft } from './draft.ts';

/**
 * The only place where answers are stored on the device. They are kept until the person presses "이 기기에서 지우기", signs out or
 * finishes; a browser without storage (private mode, full disk) keeps them in memory only.
 */
export type DraftStorage = { load(): Draft | null; save(draft: Draft): void; forget(): void };

const place = 'nomucheck.check.draft';

/** Whether a `storage` event tells of the draft: another tab wrote or removed it, or emptied the storage. */
export const isAboutDraft = (key: string | null): boolean => key === null || key === place;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  (value.owner === null || typeof value.owner === 'string') &&
  (value.id === null || typeof value.id === 'string') &&
  typeof value.startKey === 'string' &&
  typeof value.rulesetVersion === 'string' &&
  isObject(value.frame) &&
  typeof value.revision === 'number' &&
  isObject(value.answers) &&
  Array.isArray(value.pending) &&
  (value.batch === null || isObject(value.batch));

/** Data of an older or a broken version of the site is ignored. */
export const readDraft = (text: string | null): Draft | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
};

export const deviceStorage = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DraftStorage => {
  const quietly = <T>(attempt: () => T, otherwise: T): T => {
    try {
      return attempt();
    } catch {
      return otherwise;
    }
  };
  return {
    load: () => quietly(() => readDraft(storage.getItem(place)), null),
    save: (draft) => quietly(() => storage.setItem(place, JSON.stringify(draft)), undefined),
    forget: () => quietly(() => storage.removeItem(place), undefined),
  };
};
