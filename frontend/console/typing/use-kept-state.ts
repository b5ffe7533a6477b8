import { type SetStateAction, useCallback, useState } from 'react';
import { keep, parsedKept, readKept } from '../../shared/device/kept-on-device.ts';
import { useKeptPlace } from './kept-place.ts';
import { hasShapeOf, isSameTyped } from './kept-shape.ts';

export type KeptState<Typed> = {
  readonly typed: Typed;
  readonly type: (next: SetStateAction<Typed>) => void;
  /** Once the server has it, or the person has dropped it. */
  readonly forget: () => void;
  /** It was typed before this page was opened: in a session that ended, or before a reload or a crash. */
  readonly wasKept: boolean;
  /** It differs from what the form began with. */
  readonly isTouched: boolean;
};

/** What a dialog needs to know of typed fields, whatever they are. */
export type KeptFields = Pick<KeptState<unknown>, 'forget' | 'wasKept' | 'isTouched'>;

/**
 * What is typed in a dialog or form, kept on this device for its person and page until the server has it. Sign-out deletes it.
 * Passwords and codes are never kept. For text that is saved over and over as it is typed, see `useKeptWork`.
 * @param name tells the fields of one page apart; it names the record where the address doesn't
 * @param read what was kept; null where it can't be read any more. Default: what has the same fields as `initial`
 */
export const useKeptState = <Typed>(
  name: string,
  initial: Typed,
  read: (kept: unknown) => Typed | null = (kept) => (hasShapeOf(initial, kept) ? kept : null),
): KeptState<Typed> => {
  const place = useKeptPlace(name);
  const [kept] = useState(() => read(parsedKept(readKept(place))));
  const [typed, setTyped] = useState<Typed>(kept ?? initial);
  const type = useCallback(
    (next: SetStateAction<Typed>) =>
      setTyped((before) => {
        const after = next instanceof Function ? next(before) : next;
        keep(place, isSameTyped(after, initial) ? null : JSON.stringify(after));
        return after;
      }),
    [place, initial],
  );
  const forget = useCallback(() => keep(place, null), [place]);
  return { typed, type, forget, wasKept: kept !== null, isTouched: !isSameTyped(typed, initial) };
};

export const keptString = (kept: unknown): string | null => (typeof kept === 'string' && kept !== '' ? kept : null);

/** Texts by the names of their fields. */
export const keptStrings =
  <Field extends string>(fields: readonly Field[]) =>
  (kept: unknown): Readonly<Record<Field, string>> | null => {
    if (typeof kept !== 'object' || kept === null) return null;
    const texts = new Map<string, unknown>(Object.entries(kept));
    const isWhole = (read: Partial<Record<Field, string>>): read is Record<Field, string> =>
      fields.every((field) => typeof read[field] === 'string');
    const read: Partial<Record<Field, string>> = {};
    for (const field of fields) {
      const text = texts.get(field);
      if (typeof text === 'string') read[field] = text;
    }
    return isWhole(read) ? read : null;
  };
