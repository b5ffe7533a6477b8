import type { TouchedResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { percent } from '../../../shared/formats.ts';

/** A figure with its band, as its person was shown both: a change may move only the band. */
export const figureText = (rate: number | null, band: TouchedResult['bandBefore']): string => {
  if (rate === null) return '없음';
  return band ? `${percent(rate)} (${percent(band.low)}~${percent(band.high)})` : percent(rate);
};
