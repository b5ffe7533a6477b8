import { setImmediate as turn } from 'node:timers/promises';

/** How long the test computation takes on a quiet reference machine, in milliseconds. */
const quiet = 12;
const burns = 8;

const burn = (): number => {
  let value = 1;
  for (let n = 0; n < 10_000_000; n += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
};

/**
 * How many times longer than on the quiet reference machine the test computation takes now, at least 1. Time limits of
 * tests are meant for the reference machine; on a slower or busier one they are multiplied by this factor.
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
