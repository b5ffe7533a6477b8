import type { DisputeOutcome } from '../checks/check-events.ts';
import { koreanDateOf } from '../kernel/korean/korean-date.ts';

/** How a dispute can end, and where. */
export const endings = ['won', 'partial', 'lost', 'settled', 'withdrawn', 'not_pursued'] as const;
export const places = ['local_commission', 'central_commission', 'court', 'elsewhere'] as const;

export type DisputeEnding = DisputeOutcome['ended'];

/** A figure of a check: when it was calculated (an instant), and how high it was; null where no route was open. */
export type FigureShown = { readonly at: string; readonly rate: number | null };

/**
 * The figure that is held against an ending: the last one that was calculated before the report, on the day of the ending or earlier.
 * A later one may have been made in knowledge of the ending. undefined where there is none.
 */
export const heldFigure = <Figure extends FigureShown>(
  figures: readonly Figure[],
  { on, reportedAt }: { readonly on: string; readonly reportedAt: string },
): (Figure & { readonly rate: number }) | undefined =>
  figures
    .filter((figure): figure is Figure & { readonly rate: number } => figure.rate !== null)
    .filter(({ at }) => at < reportedAt && koreanDateOf(at) <= on)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
