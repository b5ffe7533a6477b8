import { z } from 'zod';

/**
 * True where the database refuses the rows themselves (class 22: a value it can't hold; 23: a constraint; 54: too long for an
 * index): trying again cannot help. Everything else, a lost connection, a deadlock, a full disk, may pass, and is waited out.
 */
export const isRefusalOfRows = (error: unknown): error is Error => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(?:22|23|54)[0-9A-Z]{3}$/.test(code);
};

export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * What people see of a refusal: where the data differ from what the handler reads, or PostgreSQL's sentence without the value
 * at its end, which may be a person's.
 */
export const messageOf = (error: unknown): string => {
  const text =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
      : asError(error).message.replace(/: ".*$/s, '');
  return text.slice(0, 500);
};
