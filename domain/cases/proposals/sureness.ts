/**
 * Rules whose proposals hold without a second look: they copy what the source or a list says, or read an order or a headnote
 * that can be read in one way. Work in bulk takes these alone; of every other one a person reads the passage first.
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
  'headnote-ground',
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

/** @param rule of a proposal; a court's outcome says beside it on which side the worker stands: `claim-decided/worker-is-plaintiff`. */
export const isSure = ({ rule }: { readonly rule: string }): boolean => sureRules.has(rule.split('/')[0] ?? '');
