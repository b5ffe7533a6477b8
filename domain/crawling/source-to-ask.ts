import type { CaseRecord } from '../cases/case-record.ts';
import type { SourceState } from './contract.ts';
import { type SourceName, sources, usualSource } from './sources.ts';

/** Which sources a work can be started for. */

type Source = { readonly name: SourceName; readonly state: SourceState };

export const isAskable = ({ state }: Pick<Source, 'state'>): boolean =>
  state === 'ready' || state === 'unasked' || state === 'stale';

/** The chosen source of a kind, otherwise its usual one, otherwise any that can be asked; null if none can. */
export const sourceToAsk = (
  all: readonly Source[],
  kind: CaseRecord['kind'],
  chosen: SourceName | null,
): SourceName | null => {
  const askable = all
    .filter((source) => sources[source.name].kinds.includes(kind) && isAskable(source))
    .map(({ name }) => name);
  return [chosen, usualSource[kind]].find((name) => name !== null && askable.includes(name)) ?? askable[0] ?? null;
};
