import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import type { Source } from '../sources/source.ts';

/** An item and its kept bytes. */
type Kept = { readonly itemId: string; readonly raw: { readonly hash: string; readonly mediaType: string } };

export type KeptReading = {
  readonly blobs: Pick<Blobs, 'getAll'>;
  readonly report: (error: unknown) => void;
};

/** What the reader makes of several items, in their order; null where the bytes are gone or no decision can be read. */
export const readKept = async (
  items: readonly Kept[],
  source: Pick<Source, 'read'>,
  { blobs, report }: KeptReading,
): Promise<readonly (Decision | null)[]> => {
  const bytes = await blobs.getAll(items.map(({ raw }) => raw.hash));
  const decisionOf = async ({ itemId, raw }: Kept): Promise<Decision | null> => {
    const kept = bytes.get(raw.hash);
    if (!kept) return null;
    try {
      const read = await source.read(itemId, { bytes: kept.content, mediaType: raw.mediaType });
      return read.kind === 'decision' ? read.decision : null;
    } catch (error) {
      // One item that the reader fails on doesn't keep all others from being read.
      report(error);
      return null;
    }
  };
  return Promise.all(items.map(decisionOf));
};
