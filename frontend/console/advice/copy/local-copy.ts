import { keep, parsedKept, readKept } from '../../../shared/device/kept-on-device.ts';
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
  const place = `review.${name}`;
  return {
    read: () => {
      const value = parsedKept(readKept(place));
      return isLocalCopy(value) ? value : null;
    },
    write: (local) => keep(place, JSON.stringify(local)),
    forget: () => keep(place, null),
  };
};
