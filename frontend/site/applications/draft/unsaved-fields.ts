import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';

/**
 * What was typed into an application and isn't known to be saved, kept on this device: a page that is reloaded while the save is on
 * its way would show the older text. Sign-out deletes it (`forgetDeviceData`).
 */
export type Unsaved = {
  readonly fields: FieldChanges;
  /** The same fields as the server had them when they were typed over. */
  readonly before: FieldChanges;
};

export type UnsavedFields = { readonly read: () => Unsaved | null; readonly keep: (unsaved: Unsaved | null) => void };

export const unsavedFieldsOf = (checkId: string): UnsavedFields => {
  const place = `nomucheck.application.${checkId}`;
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
        return isUnsaved(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    keep: (unsaved) => {
      try {
        if (unsaved === null) localStorage.removeItem(place);
        else localStorage.setItem(place, JSON.stringify(unsaved));
      } catch {
        // The browser refuses storage: the page still has it.
      }
    },
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The shape alone: the server checks the values. */
const isFields = (value: unknown): value is FieldChanges =>
  isRecord(value) &&
  Object.entries(value).every(([field, one]) => {
    if (field === 'omitted') return Array.isArray(one) && one.every((key) => typeof key === 'string');
    return typeof one === 'string' || (field === 'relief' && one === null);
  });

const isUnsaved = (value: unknown): value is Unsaved =>
  isRecord(value) && isFields(value.fields) && isFields(value.before);
