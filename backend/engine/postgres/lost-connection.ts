/** SQLSTATE classes of a connection that is no more, or not yet: 08, and a server that ends, starts or has died (57P01 to 57P03). */
const states = /^(08\w{3}|57P0[1-3])$/;
const sockets = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT)$/;
const messages = /^(Connection terminated|timeout expired|timeout exceeded when trying to connect)/;

/** Whether an error says no more than that a connection was lost, or didn't come about. */
export const isLostConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return states.test(code) || sockets.test(code) || messages.test(error.message);
};
