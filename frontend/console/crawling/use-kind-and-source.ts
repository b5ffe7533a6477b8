import { sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import { useSearchParams } from 'react-router';
import { type CrawlKind, isKind, type SourceName } from './words.ts';

/** With another one of these, other items are shown. */
const othersItems: ReadonlySet<string> = new Set(['kind', 'source', 'month', 'day']);

/** The kind and the source that the address names; anything else there is left out. */
export const useKindAndSource = () => {
  const [params, setParams] = useSearchParams();
  const named = params.get('kind');
  const kind: CrawlKind = isKind(named) ? named : 'case-low';
  const source: SourceName | null =
    sourceNames.find((name) => name === params.get('source') && sources[name].kinds.includes(kind)) ?? null;
  const choose = (name: string, wanted: string): void =>
    setParams((before) => {
      if (wanted === '') before.delete(name);
      else before.set(name, wanted);
      // A page is one of the items that were shown before.
      if (othersItems.has(name)) before.delete('page');
      return before;
    });
  return { kind, source, params, choose };
};
