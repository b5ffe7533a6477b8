/** Whether every kept calculation comes out the same again, as `npm run verify` asks. */
export { recomputeCalculations } from '../results/recomputation.ts';
