import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { count } from '../../shared/formats.ts';
import { wording } from './wording.ts';

const text = wording.result;

/** `2018년부터 2025년까지의 ` or nothing. */
const yearsText = (years: { from: number; to: number } | null): string => {
  if (years === null) return '';
  return years.from === years.to ? `${years.from}년의 ` : `${years.from}년부터 ${years.to}년까지의 `;
};

/** What the estimate is based on, in plain words: the number of decided cases, or that there are none yet. */
export const basisText = (result: { base: Pick<Result['base'], 'decided' | 'years'> }): string =>
  result.base.decided === 0
    ? text.fromStatistics
    : text.fromCases(count(result.base.decided), yearsText(result.base.years));

/** The same in one line, where the sentence on why stands elsewhere. */
export const basisInShort = (result: Parameters<typeof basisText>[0]): string =>
  result.base.decided === 0 ? text.fromStatisticsInShort : basisText(result);

const at = (fraction: number): number => Math.round(6 + fraction * 388);

/** The figure and its band on a line from 0 to 100. The words above say the same. */
export const Scale = ({ rate, band }: { rate: number; band: { low: number; high: number } }) => (
  <div className="figure-scale" aria-hidden="true">
    <svg viewBox="0 0 400 28" aria-hidden="true" focusable="false">
      <line x1="6" x2="394" y1="16" y2="16" className="scale-line" />
      <rect x={at(band.low)} width={at(band.high) - at(band.low)} y="10" height="12" rx="6" className="scale-band" />
      <circle cx={at(rate)} cy="16" r="9" className="scale-point" />
    </svg>
    <span>0%</span>
    <span>50%</span>
    <span>100%</span>
  </div>
);
