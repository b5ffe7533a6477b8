import { createHash } from 'node:crypto';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import canonicalize from 'canonicalize';

/** A ruleset in the one spelling that its version is the SHA-256 of (RFC 8785). */
export const canonicalRuleset = (content: RulesetContent): { readonly json: string; readonly version: string } => {
  const json = canonicalize(content);
  if (json === undefined) throw new Error('a ruleset that is no JSON');
  return { json, version: createHash('sha256').update(json).digest('hex') };
};
