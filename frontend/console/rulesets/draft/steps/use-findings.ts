import { draftFindingsOf } from '@nomucheck/domain/checks/draft-findings.ts';
import type { DraftFinding } from '@nomucheck/domain/rulesets/contract/draft.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useEffect, useState } from 'react';
import { koreanToday } from '../../../../shared/formats.ts';

/** So long after the last letter they are looked for. */
const pauseMs = 400;

/** The findings of the draft as it is on this page, looked for in the browser; undefined until the first time. */
export const useFindings = (
  content: RulesetContent,
  base: RulesetContent | undefined,
): readonly DraftFinding[] | undefined => {
  const [findings, setFindings] = useState<readonly DraftFinding[]>();
  useEffect(() => {
    if (base === undefined) return;
    const timer = setTimeout(() => setFindings(draftFindingsOf(content, koreanToday(), base)), pauseMs);
    return () => clearTimeout(timer);
  }, [content, base]);
  return findings;
};
