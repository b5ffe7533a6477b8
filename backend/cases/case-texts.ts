import type { CaseText } from '@nomucheck/domain/cases/case-record.ts';
import type { Blobs } from '../engine/vault/blobs.ts';

/** Cleaned texts of decisions, stored under the hash of their content. */
export type CaseTexts = {
  /** The text that an event refers to; throws when the vault doesn't have it. */
  read(text: CaseText): Promise<string>;
  keep(content: string): Promise<CaseText>;
};

export const createCaseTexts = (blobs: Blobs): CaseTexts => ({
  read: async ({ hash }) => {
    const blob = await blobs.get(hash);
    if (!blob) throw new Error(`the text ${hash} of a case isn't in the vault`);
    return blob.content.toString('utf8');
  },
  keep: async (content) => ({ hash: await blobs.put(content, 'text/plain'), chars: content.length }),
});
