/** The narrowest width that the chart is drawn in, and the one below which its letters don't grow: a figure still fits beside its bar. */
const narrowest = 220;
const roomy = 260;

/**
 * How wide the chart is drawn, and how much larger it is shown than drawn: its letters grow with those of the text, as far as the
 * column has room for it.
 *
 * @param column the column's width in pixels
 * @param letters the size of the root's letters in pixels, as the person has set it
 */
export const chartSizeIn = (column: number, letters: number): { readonly width: number; readonly scale: number } => {
  const room = Math.max(narrowest, Math.floor(column));
  const scale = Math.max(1, Math.min(letters / 16, room / roomy));
  return { width: Math.floor(room / scale), scale };
};
