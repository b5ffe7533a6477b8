import type { Ruleset } from '../../rulesets/ruleset.ts';
import type { Basis } from './basis.ts';
import { betaQuantile } from './beta.ts';
import type { Band, Base } from './calculation.ts';
import { type Counts, type LevelCounts, noCounts } from './case-counts.ts';

/** A partial win counts one half. */
const winsOf = ({ workerWins, partial }: Counts): number => workerWins + partial / 2;

/** What is believed of a rate after some cases: a beta distribution. */
type Belief = { readonly wins: number; readonly losses: number };

const meanOf = ({ wins, losses }: Belief): number => wins / (wins + losses);

/** A belief that starts as so many cases' worth of a rate, and learns from the cases counted at its own level. */
const learned = (from: number, strength: number, counts: Counts): Belief => {
  const wins = winsOf(counts);
  return { wins: from * strength + wins, losses: (1 - from) * strength + (counts.decided - wins) };
};

const credibility = 0.9;

/** The middle 90 %. A mean can lie outside it where nearly all the weight is at one end; the band then reaches to it. */
const bandOf = ({ wins, losses }: Belief): Band => {
  const tail = (1 - credibility) / 2;
  const mean = wins / (wins + losses);
  return {
    low: Math.min(mean, betaQuantile(tail, wins, losses)),
    high: Math.max(mean, betaQuantile(1 - tail, wins, losses)),
  };
};

const sumOf = (...all: readonly Counts[]): Counts =>
  all.reduce((sum, counts) => ({
    total: sum.total + counts.total,
    decided: sum.decided + counts.decided,
    workerWins: sum.workerWins + counts.workerWins,
    partial: sum.partial + counts.partial,
    employerWins: sum.employerWins + counts.employerWins,
  }));

type Prior = Pick<Ruleset, 'priorStrength'> & { readonly published: Pick<Ruleset['published'], 'rate' | 'weight'> };

/**
 * What is believed at each level: the matched cases' rate, drawn toward the section's, that toward the general one, and that
 * toward the published statistics. The levels are disjoint, so no case speaks twice. Where no ground contributed, all
 * cases are the general level's, and its own belief is the answer; so it is where no case of match or section is decided.
 */
const beliefsOf = ({ published, priorStrength }: Prior, basis: Basis, counts: LevelCounts) => {
  const matched = basis.general ? noCounts : counts.matched;
  const ofSection = basis.general || basis.section === null ? noCounts : counts.section;
  const elsewhere = basis.general ? sumOf(counts.matched, counts.section, counts.general) : counts.general;

  const general = learned(published.rate, published.weight, elsewhere);
  const section = learned(meanOf(general), priorStrength, ofSection);
  // With no decided case of its own a figure is the general one, interval and all, and says so.
  const isGeneral = basis.general || (matched.decided === 0 && ofSection.decided === 0);
  const own = isGeneral ? general : learned(meanOf(section), priorStrength, matched);
  return { matched, ofSection, elsewhere, general, section, isGeneral, own };
};

/** The rate alone that a figure starts from; its band costs a hundred times more. */
export const startingRateOf = (prior: Prior, basis: Basis, counts: LevelCounts): number =>
  meanOf(beliefsOf(prior, basis, counts).own);

/** Where the figure starts, with all that it came from. */
export const baseRateOf = (
  ruleset: Pick<Ruleset, 'published' | 'priorStrength'>,
  basis: Basis,
  counts: LevelCounts,
): { base: Base; band: Band; general: boolean } => {
  const { published, priorStrength } = ruleset;
  const { matched, ofSection, elsewhere, general, section, isGeneral, own } = beliefsOf(ruleset, basis, counts);

  return {
    base: {
      keywords: [...basis.keywords],
      exclude: [...basis.exclude],
      total: matched.total,
      decided: matched.decided,
      workerWins: matched.workerWins,
      partial: matched.partial,
      observed: matched.decided > 0 ? winsOf(matched) / matched.decided : null,
      section: basis.section === null ? null : { id: basis.section, decided: ofSection.decided, rate: meanOf(section) },
      general: {
        decided: elsewhere.decided,
        rate: meanOf(general),
        published: {
          rate: published.rate,
          weight: published.weight,
          source: published.source,
          ...(published.settled === undefined ? {} : { settled: published.settled }),
        },
      },
      priorStrength,
      rate: meanOf(own),
      years: basis.general ? null : counts.years,
    },
    band: bandOf(own),
    general: isGeneral,
  };
};
