/** For the bench, whose bare service reads the log by the same columns. */
export { eventColumns } from '../stored-rows.ts';
