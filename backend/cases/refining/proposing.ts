import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { type Proposal, proposals } from '@nomucheck/domain/cases/proposal.ts';
import { proposalsOf } from '@nomucheck/domain/cases/proposals.ts';
import { vocabularyOf } from '@nomucheck/domain/cases/vocabulary.ts';
import type { Rulesets } from '../../rulesets/context.ts';

/** The proposals that rules read in a text, except values that the draft already has. */
export type ProposeFrom = (text: string, draft: CaseDraft) => Promise<Proposal[]>;

const most = 300;

/** With the keywords of the questionnaire in force. */
export const createProposing =
  (rulesets: Pick<Rulesets, 'current'>): ProposeFrom =>
  async (text, draft) => {
    const { ruleset } = await rulesets.current();
    const { kind, tribunal, caseNumbers, decidedOn, title, outcomeText, source } = draft;
    const facts = {
      sourceId: null,
      kind,
      tribunal: tribunal ?? '',
      caseNumbers,
      decidedOn,
      title,
      outcomeText,
      at: source.at,
    };
    const found = proposalsOf(text, facts, vocabularyOf(ruleset)).filter(({ field, value }) => {
      const said: unknown = draft[field];
      return value !== '' && value !== said && !(Array.isArray(said) && said.includes(value));
    });
    return proposals.parse(found.slice(0, most));
  };
