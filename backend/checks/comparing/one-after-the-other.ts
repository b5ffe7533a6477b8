/** Runs one work after the other, in the order in which they came, so that no two of them run at the same time in one process. */
export const oneAfterTheOther = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};
