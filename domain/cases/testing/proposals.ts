/** How sure a proposal is, for tests of what else proposes. */
export { isSure } from '../proposals/sureness.ts';
