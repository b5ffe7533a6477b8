/**
 * SQLSTATE classes of a lost or refused connection: 08, and those of a server that ends, starts or has crashed (57P01
 * to 57P03).
 */
const states = /^(08\w{3}|57P0[1-3])$/;
const sockets = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT)$/;
const messages = /^(Connection terminated|timeout expired|timeout exceeded when trying to connect)/;

/** Whether an error only says that a connection was lost or refused. */
export const isLostConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return states.test(code) || sockets.test(code) || messages.test(error.message);
};
