import type { Copy } from './copy.ts';

/**
 * What was typed and isn't at the server yet, on this device: it survives a crash, a reload and a cut connection. Deleted as
 * soon as the server has it, and with all of the device's data at sign-out.
 */
export type LocalCopy = {
  readonly copy: Copy;
  /** The revision of the working copy that it was typed on. */
  readonly revision: number;
};

export type LocalCopies = {
  readonly read: () => LocalCopy | null;
  readonly write: (local: LocalCopy) => void;
  readonly forget: () => void;
};

const isLocalCopy = (value: unknown): value is LocalCopy =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  typeof value.revision === 'number' &&
  'copy' in value &&
  typeof value.copy === 'object' &&
  value.copy !== null &&
  'text' in value.copy &&
  typeof value.copy.text === 'string' &&
  'comments' in value.copy &&
  Array.isArray(value.copy.comments) &&
  'checklist' in value.copy &&
  Array.isArray(value.copy.checklist);

/** `name` tells person, advice and stage apart: another person's text must never be taken for one's own. */
export const localCopies = (name: string): LocalCopies => {
  const key = `nomucheck.review.${name}`;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isLocalCopy(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (local) => {
      try {
        localStorage.setItem(key, JSON.stringify(local));
      } catch {
        // The browser refuses storage, or it is full: the text is in the page until the server has it.
      }
    },
    forget: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
};
