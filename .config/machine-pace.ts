import { setImmediate as turn } from 'node:timers/promises';

/** How long one burn takes on a quiet machine of the kind that the times are meant for, in milliseconds. */
const quiet = 12;
const burns = 8;

const burn = (): number => {
  let value = 1;
  for (let n = 0; n < 10_000_000; n += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
};

/**
 * How many times as long as on a quiet machine everything takes just now, at least 1. A time that is promised is promised
 * on such a machine: where a slower or busier one runs the tests, so much more of it is granted, and no more than that.
 */
export const slowness = async (): Promise<number> => {
  burn();
  const began = performance.now();
  for (let n = 0; n < burns; n += 1) {
    burn();
    await turn();
  }
  return Math.max(1, (performance.now() - began) / (burns * quiet));
};
