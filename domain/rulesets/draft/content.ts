import { DomainError } from '../../kernel/errors.ts';
import type { RulesetContent } from '../ruleset.ts';
import { rulesetContentSchema } from '../ruleset-from-json.ts';
import type { DraftEdit } from './draft-edit.ts';
import { applyEdit, pathInWords } from './edit.ts';

/**
 * What a draft begins as: the edition that it is based on, under a title of its own and without the reasons of that edition's
 * changes. What the firm has yet to confirm stays to be confirmed.
 */
export const startedFrom = (base: RulesetContent, title: string): RulesetContent => ({
  ...base,
  edition: { ...base.edition, title, reasons: [] },
});

/**
 * The content after these edits. Throws `invalid_request` with the path that leads nowhere, or at which the content no longer has
 * the form of a ruleset. Whether it keeps the rules of rulesets is said by the findings.
 */
export const editedContent = (content: RulesetContent, edits: readonly DraftEdit[]): RulesetContent => {
  if (edits.length === 0) return content;
  const read = rulesetContentSchema.safeParse(edits.reduce<unknown>(applyEdit, content));
  if (read.success) return read.data;
  const errors = read.error.issues.map(
    ({ path }) => [pathInWords(path.map(String)), '질문지에 쓸 수 없는 값이에요.'] as const,
  );
  throw new DomainError('invalid_request', { errors: Object.fromEntries(errors) });
};
