import { draftFindingsOf } from '@nomucheck/domain/checks/draft-findings.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { DraftFinding } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { differencesBetween } from '@nomucheck/domain/rulesets/difference.ts';
import { contentOf, type RulesetDraft } from '@nomucheck/domain/rulesets/draft/draft.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { LRUCache } from 'lru-cache';
import { canonicalRuleset } from '../ruleset-version.ts';
import type { Rulesets } from '../rulesets.ts';

/** A draft as it reads at one revision. */
export type DraftText = {
  readonly content: RulesetContent;
  /** The hash of the content, and the spelling that it is the hash of. */
  readonly version: string;
  readonly json: string;
  readonly findings: readonly DraftFinding[];
  /** How many parts are otherwise than in the edition that it is based on. */
  readonly changes: number;
};

export type DraftTexts = {
  /** The content of the edition that drafts are based on. */
  baseOf(draft: Pick<RulesetDraft, 'basedOn'>): Promise<RulesetContent>;
  textOf(draft: RulesetDraft, today: LocalDate): Promise<DraftText>;
};

/** Folding, checking and comparing a draft takes some 100 ms, so what was made of the last revisions is kept. */
const mostKept = 4;

export const createDraftTexts = (rulesets: Pick<Rulesets, 'find'>): DraftTexts => {
  const kept = new LRUCache<string, DraftText>({ max: mostKept });

  const baseOf: DraftTexts['baseOf'] = async ({ basedOn }) => {
    const base = await rulesets.find(basedOn);
    if (!base) throw new DomainError('not_found');
    const { rulesetVersion: _version, ...content } = base.ruleset;
    return content;
  };

  return {
    baseOf,
    textOf: async (draft, today) => {
      const key = `${draft.draftId} ${draft.edits.at(-1)?.revision ?? 0} ${today}`;
      const known = kept.get(key);
      if (known) return known;
      const base = await baseOf(draft);
      const content = contentOf(draft, base);
      const { json, version } = canonicalRuleset(content);
      const findings = draftFindingsOf(content, today, base);
      const text = { content, version, json, findings, changes: differencesBetween(base, content).length };
      kept.set(key, text);
      return text;
    },
  };
};
