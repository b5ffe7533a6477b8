import type { Scale } from '../../../rulesets/ruleset.ts';

/** A rate on its scale: itself, or its odds (rate : 1 − rate). Rates are between 0 and 1, neither included. */
export const onScale = (scale: Scale, rate: number): number => (scale === 'odds' ? rate / (1 - rate) : rate);

/** The rate of a value on its scale. */
export const rateOnScale = (scale: Scale, value: number): number => (scale === 'odds' ? value / (1 + value) : value);

/** A rate multiplied on its scale: on the odds, 0.5 × 1.5 is 0.6, and no multiplier reaches 1. */
export const multiplied = (scale: Scale, rate: number, factor: number): number =>
  // Turned to odds and back, an unchanged rate would differ in its last digit.
  scale === 'odds' && factor !== 1 ? rateOnScale(scale, onScale(scale, rate) * factor) : rate * factor;

/** What a rate was multiplied by on its scale to become another one. */
export const factorBetween = (scale: Scale, before: number, after: number): number =>
  onScale(scale, after) / onScale(scale, before);
