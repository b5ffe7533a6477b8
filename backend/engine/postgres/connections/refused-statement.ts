import pg from 'pg';

/** Connection lost or refused, resources used up, server going down or cancelling: not the statement's fault. */
const passingClasses = new Set(['08', '53', '57', '58']);

/** Whether the server has refused the statement itself, so that nothing of it is written and it would be refused again. */
export const isRefusedStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !passingClasses.has((error.code ?? '08').slice(0, 2));
