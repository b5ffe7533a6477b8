import { valueAt } from '@nomucheck/domain/rulesets/draft/edit.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { KeptEdits } from './kept-edits.ts';
import type { Json } from './setting.ts';

/** The texts whose field is still there: an element that was removed takes its half-written conditions with it. */
export const textsWithPlace = (content: RulesetContent, texts: KeptEdits['texts']): KeptEdits['texts'] =>
  Object.fromEntries(Object.entries(texts).filter(([, { at }]) => valueAt(content, at.slice(0, -1)) !== undefined));

/** A value as the text begun over it remembers it. */
export const overOf = (stored: Json): string => JSON.stringify(stored) ?? '';
