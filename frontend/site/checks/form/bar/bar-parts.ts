/** What the bar shows, in a file of its own: it comes after the question, which is what a phone should show first. */
export { progressOf } from '@nomucheck/domain/checks/walk/progress.ts';
export { DeadlineChip } from '../progress/deadline-chip.tsx';
