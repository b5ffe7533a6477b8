import type { Preferences, PreferencesBody } from '@nomucheck/domain/people/contract/preferences.ts';
import { type ApiAnswer, callApi } from '../../shared/api-client.ts';
import { createStore } from '../../shared/store.ts';

export type SavedQuery = Preferences['queries'][number];
type Settings = Preferences['settings'];

const url = '/api/user/preferences';
const nothing: Preferences = { revision: 0, settings: {}, queries: [] };

/** What the console keeps for a person on the server, so that it is the same on each of their devices. */
export const kept = createStore<Preferences>(nothing);

/** Reads what is kept; where it can't be read, the console begins with nothing and keeps nothing over it. */
export const loadKept = async (): Promise<boolean> => {
  const answer = await callApi<Preferences>({ url });
  if (answer.ok) kept.set({ revision: answer.revision, settings: answer.settings, queries: answer.queries });
  return answer.ok;
};

const put = (data: PreferencesBody): Promise<ApiAnswer<Preferences>> =>
  callApi<Preferences>({ method: 'PUT', url, data });

/**
 * Writes a change over what is kept; another device may have written in between, then it is made over what is there now.
 * Answers what is to be told where it isn't kept, or null.
 */
const write = async (
  change: (now: Preferences) => Omit<PreferencesBody, 'expectedRevision'>,
): Promise<string | null> => {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await put({ ...change(kept.get()), expectedRevision: kept.get().revision });
    if (answer.ok) {
      kept.set({ revision: answer.revision, settings: answer.settings, queries: answer.queries });
      return null;
    }
    if (answer.code !== 'conflict' || attempt === 2 || !(await loadKept())) return answer.message;
  }
};

/** Keeps settings beside those that are kept. */
export const keepSettings = (changed: Settings): Promise<string | null> =>
  write((now) => ({ settings: { ...now.settings, ...changed } }));

const own = ({ queries }: Preferences) =>
  queries.filter(({ mine }) => mine).map(({ mine: _mine, by: _by, ...query }) => query);

/** Keeps a saved query, anew or changed. */
export const keepQuery = (query: Omit<SavedQuery, 'mine' | 'by'>): Promise<string | null> =>
  write((now) => ({ queries: [...own(now).filter(({ id }) => id !== query.id), query] }));

/** Forgets one of one's own saved queries. */
export const forgetQuery = (id: string): Promise<string | null> =>
  write((now) => ({ queries: own(now).filter((query) => query.id !== id) }));
