/** Makes somebody a super admin as the operator does, because no person has the right to make the first one. */
export { grantSuper } from '../machine/grant-super.ts';
