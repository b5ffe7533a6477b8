import type { Preferences } from '@nomucheck/domain/people/contract/preferences.ts';
import type { Store } from 'ra-core';
import { messageOf } from '../api/api-error.ts';

type Settings = Preferences['settings'];

/**
 * Which keys of react-admin's store are stored on the server: columns, rows a page and the density of lists. The others
 * last for this visit.
 */
const isStored = (key: string): boolean =>
  /(?:columns|datatable|perPage|^density$)/i.test(key) && !/selectedIds|listParams/.test(key);

/** The server allows no slash in a setting's name: `admin/user` is stored as `admin:user`. */
const settingName = (key: string): string => key.replaceAll('/', ':');

const writeAfter = 800;

type PreferencesStoreParts = {
  /** The settings that are kept for this visit only. */
  readonly memory: Store;
  readonly settings: () => Settings;
  readonly save: (changed: Settings) => Promise<void>;
  /** Called with the reason, in Korean, when settings can't be saved; they last until the page is left. */
  readonly onFailure: (why: string) => void;
};

/** react-admin's store, with some settings read from the server's, and written back a moment after the last change. */
export const createPreferencesStore = ({ memory, settings, save, onFailure }: PreferencesStoreParts): Store => {
  let changed: Record<string, never> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    const toSave = changed;
    changed = {};
    save(toSave).catch((error: unknown) => onFailure(messageOf(error)));
  };
  return {
    ...memory,
    getItem: <T>(key: string, fallback?: T): T => {
      const here = memory.getItem<T>(key);
      if (here !== undefined) return here;
      const value: unknown = isStored(key) ? settings()[settingName(key)] : undefined;
      return (value ?? fallback) as T;
    },
    setItem: (key, value) => {
      memory.setItem(key, value);
      if (!isStored(key)) return;
      changed = { ...changed, [settingName(key)]: value as never };
      clearTimeout(timer);
      timer = setTimeout(send, writeAfter);
    },
  };
};
