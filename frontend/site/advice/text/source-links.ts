import type { CaseCitation } from '@nomucheck/domain/advice/texts/citation.ts';
import { passageHash } from '../../search/cited-passage.ts';

/** The case, opened at the passage that is cited. */
export const casePath = ({ caseId, passage }: Pick<CaseCitation, 'caseId' | 'passage'>): string =>
  `/search/${encodeURIComponent(caseId)}${passageHash(passage)}`;

/** The id of a source's entry below the text. */
export const sourceId = (of: string, n: number): string => `source-${of}-${n}`;
