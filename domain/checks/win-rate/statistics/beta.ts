/**
 * The beta distribution's quantiles, for credible intervals. Methods: Lanczos for ln Γ, the continued fraction of the
 * regularised incomplete beta (DLMF 8.17.22) by Lentz, and Halley's iteration kept inside a shrinking bracket for its inverse.
 */

const lanczos = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;
const halfLogTwoPi = 0.9189385332046728;

/** ln Γ(x) for x > 0. */
const logGamma = (x: number): number => {
  // Below 1 the series loses digits, so go up by one: Γ(x) = Γ(x + 1) / x.
  if (x < 1) return logGamma(x + 1) - Math.log(x);
  let sum: number = lanczos[0];
  for (let i = 1; i < lanczos.length; i += 1) sum += (lanczos[i] ?? 0) / (x - 1 + i);
  const t = x + 6.5;
  return halfLogTwoPi + (x - 0.5) * Math.log(t) - t + Math.log(sum);
};

const tiny = 1e-300;
const awayFromZero = (value: number): number => (Math.abs(value) < tiny ? tiny : value);

/** The continued fraction; converges quickly for x < (a + 1) / (a + b + 2). */
const continuedFraction = (a: number, b: number, x: number): number => {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 20_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    const factor = d * c;
    fraction *= factor;
    if (Math.abs(factor - 1) < 1e-15) break;
  }
  return fraction;
};

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const probabilityBelow = (a: number, b: number, x: number, logBetaOfBoth: number): number => {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBetaOfBoth);
  return x < (a + 1) / (a + b + 2)
    ? (front * continuedFraction(a, b, x)) / a
    : 1 - (front * continuedFraction(b, a, 1 - x)) / b;
};

/** The regularised incomplete beta function I_x(a, b): the probability of a value below x. */
export const betaProbability = (a: number, b: number, x: number): number => probabilityBelow(a, b, x, logBeta(a, b));

/** A first guess: the normal approximation (Abramowitz and Stegun 26.5.22), or the tails' powers where a or b is below 1. */
const firstGuess = (probability: number, a: number, b: number): number => {
  if (a >= 1 && b >= 1) {
    const lower = probability < 0.5;
    const t = Math.sqrt(-2 * Math.log(lower ? probability : 1 - probability));
    const z = (t - (2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481))) * (lower ? -1 : 1);
    const lambda = (z * z - 3) / 6;
    const h = 2 / (1 / (2 * a - 1) + 1 / (2 * b - 1));
    const w = (z * Math.sqrt(lambda + h)) / h - (1 / (2 * b - 1) - 1 / (2 * a - 1)) * (lambda + 5 / 6 - 2 / (3 * h));
    return Number.isFinite(w) ? a / (a + b * Math.exp(-2 * w)) : a / (a + b);
  }
  const below = Math.exp(a * Math.log(a / (a + b))) / a;
  const above = Math.exp(b * Math.log(b / (a + b))) / b;
  const both = below + above;
  return probability < below / both
    ? (a * both * probability) ** (1 / a)
    : 1 - (b * both * (1 - probability)) ** (1 / b);
};

/** The x below which a Beta(a, b) value lies with this probability; the inverse of `betaProbability`. */
export const betaQuantile = (probability: number, a: number, b: number): number => {
  // If a or b is 0, all the weight is at one end.
  if (probability <= 0 || a <= 0) return 0;
  if (probability >= 1 || b <= 0) return 1;
  const logBetaOfBoth = logBeta(a, b);
  let low = 0;
  let high = 1;
  let x = firstGuess(probability, a, b);
  if (!(x > 0 && x < 1)) x = a / (a + b);
  for (let i = 0; i < 100; i += 1) {
    const error = probabilityBelow(a, b, x, logBetaOfBoth) - probability;
    if (error > 0) high = x;
    else low = x;
    const density = Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - logBetaOfBoth);
    const newton = error / density;
    const bend = newton * ((a - 1) / x - (b - 1) / (1 - x));
    const next = x - newton / (1 - 0.5 * Math.max(-1, Math.min(1, bend)));
    // The error of Halley's method shrinks with its third power: after a step this small the result doesn't get better.
    if (Math.abs(next - x) <= 1e-9 * x) return Math.max(low, Math.min(high, next));
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
};
