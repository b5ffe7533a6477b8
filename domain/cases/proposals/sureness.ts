/**
 * Rules whose proposals need no second reading: they copy a value from the source or a list, or read an order or a headnote
 * that has only one meaning. Bulk work takes only these; before taking any other proposal a person reads the passage.
 * A rule that names a section is among them only if it names the reader's in 95 % of the decisions that were held out
 * (judged/sections.test.ts): that of courts (`headnote-ground`) doesn't.
 */
const sureRules: ReadonlySet<string> = new Set([
  'source',
  'column',
  'commission-result',
  'commission-order',
  'claim-decided',
  'appeal-dismissed',
  'reversed-and-sent-back',
  'first-instance-cancelled',
  'criminal-case',
  'constitutional-case',
  'commission-headnote-ground',
  'keyword-in-headnote',
  'listed-statute',
  'listed-case',
  'statute-in-reasons',
  'case-in-text',
  'holding',
  'first-issue',
  'first-commission',
  'central-commission',
  'first-instance',
  'second-instance',
]);

/**
 * @param rule of a proposal; for a court's outcome it also names the worker's side: `claim-decided/worker-is-plaintiff`.
 */
export const isSure = ({ rule }: { readonly rule: string }): boolean => sureRules.has(rule.split('/')[0] ?? '');
