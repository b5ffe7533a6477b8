import type { Store } from 'ra-core';
import { keepSettings, kept } from './kept-settings.ts';

/** Of what the kit's store holds, what is a person's choice: columns and rows a page. The rest is of this visit. */
const isChoice = (key: string): boolean =>
  /(?:columns|datatable|perPage)/i.test(key) && !/selectedIds|listParams/.test(key);

/** The server's names know no slash: `admin/user` is kept as `admin:user`. */
const keptName = (key: string): string => key.replaceAll('/', ':');

const restAfter = 800;

/**
 * The kit's store, whose choices are read from the server's and written back a moment after the last change. What can't be
 * written is told, and holds until the page is left.
 */
export const createKeptStore = (
  memory: Store,
  keep: typeof keepSettings = keepSettings,
  onFailure: (why: string) => void = () => {},
): Store => {
  let changed: Record<string, never> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    const settings = changed;
    changed = {};
    void keep(settings).then((why) => {
      if (why !== null) onFailure(why);
    });
  };
  return {
    ...memory,
    getItem: <T>(key: string, fallback?: T): T => {
      const here = memory.getItem<T>(key);
      if (here !== undefined) return here;
      const value: unknown = isChoice(key) ? kept.get().settings[keptName(key)] : undefined;
      return (value ?? fallback) as T;
    },
    setItem: (key, value) => {
      memory.setItem(key, value);
      if (!isChoice(key)) return;
      changed = { ...changed, [keptName(key)]: value as never };
      clearTimeout(timer);
      timer = setTimeout(send, restAfter);
    },
  };
};
