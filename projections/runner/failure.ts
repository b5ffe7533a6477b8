import { z } from 'zod';

/**
 * True when the database refuses the rows themselves (class 22: a value that it can't store; 23: a constraint; 54:
 * too long for an index): trying again can't help. Every other failure, such as a lost connection, a deadlock or a
 * full disk, may be temporary, and is tried again.
 */
export const isRefusalOfRows = (error: unknown): error is Error => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(?:22|23|54)[0-9A-Z]{3}$/.test(code);
};

export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * The shown message of a refusal: the fields whose data differ from what the handler reads, or PostgreSQL's sentence
 * without the value at its end, which may be personal.
 */
export const messageOf = (error: unknown): string => {
  const text =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
      : asError(error).message.replace(/: ".*$/s, '');
  return text.slice(0, 500);
};
