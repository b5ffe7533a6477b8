import { z } from 'zod';

/** GitHub names no more files of a comparison than this. */
export const MOST_CHANGED_FILES = 300;

const comparison = z.object({
  status: z.enum(['ahead', 'behind', 'diverged', 'identical']),
  files: z
    .array(
      z.object({
        filename: z.string(),
        status: z.enum(['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged']),
      }),
    )
    .optional(),
});

export type ChangedFiles =
  | { readonly kind: 'files'; readonly paths: readonly string[] }
  /**
   * The list doesn't say what changed: the history was rewritten, so the commits have no common line, or there are more files
   * than it names.
   */
  | { readonly kind: 'unknown' };

/**
 * Reads GitHub's comparison of two commits (`GET /repos/{owner}/{repo}/compare/{base}...{head}`). A file that was removed is
 * left out: a decision that was published stays one.
 * @throws z.ZodError when it isn't a comparison
 */
export const readChangedFiles = (answer: unknown): ChangedFiles => {
  const { status, files = [] } = comparison.parse(answer);
  if (status === 'identical') return { kind: 'files', paths: [] };
  if (status !== 'ahead' || files.length >= MOST_CHANGED_FILES) return { kind: 'unknown' };
  return {
    kind: 'files',
    paths: files.filter((file) => file.status !== 'removed').map(({ filename }) => filename),
  };
};
