export type BareError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
};

/**
 * Where an error happened, without the data in it: PostgreSQL's `detail` and the end of its message may quote a row.
 */
export const bareError = (thrown: unknown): BareError => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: '' };
  const code = 'code' in thrown && typeof thrown.code === 'string' ? { code: thrown.code } : {};
  const quotesInput = thrown instanceof SyntaxError || thrown.name === 'ZodError';
  const frames = (thrown.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: thrown.name,
    message: quotesInput ? '' : thrown.message.replace(/: ".*$/s, ''),
    ...code,
    stack: frames.join('\n'),
  };
};
