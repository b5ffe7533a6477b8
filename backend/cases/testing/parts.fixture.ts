/** Parts of the cases that tests of other contexts put together, or wait for, without this context's face. */
export { likenessOf } from '@nomucheck/projections/cases/case-work/likeness.ts';
export { createCollecting } from '../collecting/collecting.ts';
export { acceptLock } from '../disputes/duplicates.ts';
export { seedCases, seedCasesOf } from '../seed-cases.ts';
