import type { TouchedResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { percent } from '../../../shared/formats.ts';

/** A figure with its band, as its person was shown both: a change may move only the band. */
export const figureText = (rate: number | null, band: TouchedResult['bandBefore']): string => {
  if (rate === null) return '없음';
  return band ? `${percent(rate)} (${percent(band.low)}~${percent(band.high)})` : percent(rate);
};

const bandText = (band: TouchedResult['bandBefore']): string =>
  band ? `${percent(band.low)}~${percent(band.high)}` : '없음';

/** `80% → 84%`; with the band where the percentage stays. */
export const moveText = ({
  before,
  bandBefore,
  after,
  bandAfter,
}: Pick<TouchedResult, 'before' | 'bandBefore' | 'after' | 'bandAfter'>): string => {
  const [was, is] = [figureText(before, null), figureText(after, null)];
  if (was !== is) return `${was} → ${is}`;
  const [bandWas, bandIs] = [bandText(bandBefore), bandText(bandAfter)];
  return bandWas === bandIs ? was : `${was} (구간 ${bandWas} → ${bandIs})`;
};
