import { useResourceContext } from 'react-admin';
import { worksOf } from '../crawling-data.ts';
import { type CrawlKind, kinds } from '../words.ts';

/** The kind of case whose list this page belongs to. */
export const useKindHere = (): CrawlKind => {
  const list = useResourceContext();
  return kinds.find((kind) => worksOf(kind) === list) ?? 'case-low';
};
