import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/** More than this would wait longer than a person does. */
const mostWaiting = 30;

/** Runs one work after the other, in the order in which they came. Throws `unavailable` where too many wait. */
export const oneAfterTheOther = (most = mostWaiting) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= most) return Promise.reject(new DomainError('unavailable'));
    waiting += 1;
    const result = last.then(work, work).finally(() => {
      waiting -= 1;
    });
    last = result.catch(() => {});
    return result;
  };
};
