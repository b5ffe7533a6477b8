/** The narrowest width that the chart can be drawn in, in letters of 16 px. */
const narrowest = 220;

/**
 * How wide the chart is drawn, and how much larger it is shown than drawn: its letters grow with those of the text, as far as the
 * column has room for it.
 *
 * @param column the column's width in pixels
 * @param letters the size of the root's letters in pixels, as the person has set it
 */
export const chartSizeIn = (column: number, letters: number): { readonly width: number; readonly scale: number } => {
  const room = Math.max(narrowest, Math.floor(column));
  const scale = Math.min(Math.max(1, letters / 16), room / narrowest);
  return { width: Math.floor(room / scale), scale };
};
