/** Rows that have all combinations of some values in common, written as one: `regular probation × 5 30 × detail-9 detail-10`. */

export type Product = readonly (readonly string[])[];

/**
 * As few products as merging along one column after another finds: rows that differ in that column alone become one. The rows
 * stay exactly those that were given.
 */
export const productsOf = (rows: readonly (readonly string[])[], columns: readonly number[]): readonly Product[] =>
  columns.reduce<readonly Product[]>(
    (products, column) => mergedAlong(products, column),
    rows.map((row) => row.map((value) => [value])),
  );

const mergedAlong = (products: readonly Product[], column: number): readonly Product[] => {
  const merged = new Map<string, Product>();
  for (const product of products) {
    const others = JSON.stringify(product.filter((_, index) => index !== column));
    const before = merged.get(others);
    const values = [...(before?.[column] ?? []), ...(product[column] ?? [])];
    merged.set(
      others,
      product.map((each, index) => (index === column ? values : each)),
    );
  }
  return [...merged.values()];
};
