import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { usualSource } from '@nomucheck/domain/crawling/sources.ts';
import type { CrawlKind, SourceName } from './words.ts';

/** Which sources a work can be started for. */

type Source = Pick<SourceOut, 'name' | 'kinds' | 'state'>;

export const isAskable = ({ state }: Pick<SourceOut, 'state'>): boolean => state === 'ready' || state === 'stale';

/** The chosen source of a kind, otherwise its usual one, otherwise any that can be asked; null if none can. */
export const sourceToAsk = (
  sources: readonly Source[],
  kind: CrawlKind,
  chosen: SourceName | null,
): SourceName | null => {
  const askable = sources.filter((source) => source.kinds.includes(kind) && isAskable(source)).map(({ name }) => name);
  return [chosen, usualSource[kind]].find((name) => name !== null && askable.includes(name)) ?? askable[0] ?? null;
};
