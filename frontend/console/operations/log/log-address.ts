import type { LogFilter } from '@nomucheck/domain/operations/contract/log.ts';

/** The filters of the list, as the address names them. */
export const filterNames = ['record', 'kind', 'type', 'actor', 'by', 'from', 'to', 'request'] as const;
export type FilterName = (typeof filterNames)[number];

/** The filter that the address says; what it doesn't say is left out. */
export const filterOf = (address: URLSearchParams): Readonly<Partial<Record<FilterName, string>>> =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = address.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );

/** The address with one filter changed. Another kind of record has other types of events. */
export const withFilter = (address: URLSearchParams, name: FilterName, value: string): URLSearchParams => {
  const next = new URLSearchParams(address);
  if (value === '') next.delete(name);
  else next.set(name, value);
  if (name === 'kind') next.delete('type');
  return next;
};

/** The list under one filter alone, for links. */
export const logAt = (filter: Pick<LogFilter, 'record' | 'actor' | 'request'>): string =>
  `/admin/log?${new URLSearchParams(Object.entries(filter))}`;
