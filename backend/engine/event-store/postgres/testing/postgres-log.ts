/** What tests of the whole service look at of a log on PostgreSQL. */
export { isLogProtected } from '../log-protection.ts';
export { noteResealed } from '../plain-text/note-resealed.ts';
export { proveLog } from '../proof-of-log.ts';
export { positionAtQuery } from '../reading.ts';
