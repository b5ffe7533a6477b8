import type { Preferences, PreferencesBody } from '@nomucheck/domain/people/contract/preferences.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { isConflict, messageOf } from '../api/api-error.ts';
import { put, read } from '../api/requests.ts';

export type SavedQuery = Preferences['queries'][number];
type Change = (now: Preferences) => Omit<PreferencesBody, 'expectedRevision'>;

const url = '/api/user/preferences';

/** The data provider's methods for a person's preferences. */
export const preferencesData = {
  readPreferences: (): Promise<Preferences> => read(url),
  writePreferences: (body: PreferencesBody): Promise<Preferences> => put(url, body),
};

/** A person's settings and saved queries; the server stores them, so that they are the same on each device of the person. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: preferencesData.readPreferences,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

const mostAttempts = 3;

/**
 * Applies a change to the preferences and writes them. When another device has written in the meantime, the change is
 * applied again to the newer version. Throws an `ApiError` when it can't be written.
 */
export const changePreferences = async (queries: QueryClient, change: Change): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const now = await queries.ensureQueryData(preferencesQuery);
    try {
      const written = await preferencesData.writePreferences({ ...change(now), expectedRevision: now.revision });
      return void queries.setQueryData(preferencesQuery.queryKey, written);
    } catch (error) {
      if (!isConflict(error) || attempt === mostAttempts) throw error;
      await queries.fetchQuery({ ...preferencesQuery, staleTime: 0 });
    }
  }
};

/** Adds settings to the stored ones; a setting of the same name is replaced. */
export const withSettings =
  (changed: Preferences['settings']): Change =>
  (now) => ({ settings: { ...now.settings, ...changed } });

const own = ({ queries }: Preferences) =>
  queries.filter(({ mine }) => mine).map(({ mine: _mine, by: _by, ...query }) => query);

/** Adds a saved query, or replaces the one of the same id. */
export const withQuery =
  (query: Omit<SavedQuery, 'mine' | 'by'>): Change =>
  (now) => ({ queries: [...own(now).filter(({ id }) => id !== query.id), query] });

/** Removes a saved query of the person. */
export const withoutQuery =
  (id: string): Change =>
  (now) => ({ queries: own(now).filter((query) => query.id !== id) });

/** Writes a change of the preferences, and says that it is done or why not. */
export const usePreferencesChange = (done: string) => {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (change: Change) => changePreferences(queries, change),
    onSuccess: () => notify(done, { type: 'info' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
};
