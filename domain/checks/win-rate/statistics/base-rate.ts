import { type Counts, type LevelCounts, noCounts } from '../../../cases/case-counts.ts';
import type { Ruleset } from '../../../rulesets/ruleset.ts';
import type { Basis } from '../../basis.ts';
import type { Band, Base } from '../calculation.ts';
import { betaQuantile } from './beta.ts';

/** A partial win counts one half. */
const winsOf = ({ workerWins, partial }: Counts): number => workerWins + partial / 2;

/** The beta distribution of a rate, given some cases. */
type Belief = { readonly wins: number; readonly losses: number };

const meanOf = ({ wins, losses }: Belief): number => wins / (wins + losses);

/** A prior with the weight of a number of cases at a rate, updated with the cases counted at its own level. */
const learned = (from: number, strength: number, counts: Counts): Belief => {
  const wins = winsOf(counts);
  return { wins: from * strength + wins, losses: (1 - from) * strength + (counts.decided - wins) };
};

const credibility = 0.9;

/**
 * The central 90 %. The mean can be outside it if nearly all the weight is at one end; then the band is extended to the
 * mean.
 */
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
 * The distribution at each level: the matched cases' rate has the section's as its prior, that one the general rate, and
 * that one the published statistics. The levels are disjoint, so each case is counted once. If no ground contributed, all
 * cases belong to the general level, and its distribution is the result; so it is if no case of match or section is
 * decided.
 */
const beliefsOf = ({ published, priorStrength }: Prior, basis: Basis, counts: LevelCounts) => {
  const matched = basis.general ? noCounts : counts.matched;
  const ofSection = basis.general || basis.section === null ? noCounts : counts.section;
  const elsewhere = basis.general ? sumOf(counts.matched, counts.section, counts.general) : counts.general;

  const general = learned(published.rate, published.weight, elsewhere);
  const section = learned(meanOf(general), priorStrength, ofSection);
  // Without a decided case at its own levels a figure is the general one, band included, and is marked so.
  const isGeneral = basis.general || (matched.decided === 0 && ofSection.decided === 0);
  const own = isGeneral ? general : learned(meanOf(section), priorStrength, matched);
  return { matched, ofSection, elsewhere, general, section, isGeneral, own };
};

/** Only the rate that a figure starts from; computing its band takes a hundred times longer. */
export const startingRateOf = (prior: Prior, basis: Basis, counts: LevelCounts): number =>
  meanOf(beliefsOf(prior, basis, counts).own);

/** The rate that a figure starts from, with band, counts and sources. */
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
