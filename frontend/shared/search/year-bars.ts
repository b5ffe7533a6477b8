/** One year of a chart. */
export type YearBar = { readonly year: number; readonly x: number; readonly width: number; readonly height: number };

/**
 * One bar a year, from the first to the last. Years without decisions are empty places, so that the time axis is even.
 * `room` is in pixels.
 */
export const yearBars = (
  counts: readonly { readonly year: number; readonly count: number }[],
  room: { readonly width: number; readonly height: number },
): readonly YearBar[] => {
  const byYear = new Map(counts.map(({ year, count }) => [year, count]));
  const years = [...byYear.keys()];
  if (years.length === 0) return [];
  const first = Math.min(...years);
  const span = Math.max(...years) - first + 1;
  const most = Math.max(1, ...byYear.values());
  const step = room.width / span;
  return Array.from({ length: span }, (_, index) => {
    const count = byYear.get(first + index) ?? 0;
    return {
      year: first + index,
      x: index * step,
      width: Math.max(1, step - Math.min(3, step * 0.25)),
      height: count === 0 ? 0 : Math.max(2, (count / most) * room.height),
    };
  });
};
