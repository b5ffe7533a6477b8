/**
 * How much one document may hold. `characters`: letters and addresses. `parts`: objects of its JSON, so nodes and their marks.
 * `depth`: brackets of its JSON in one another; the API reads no deeper.
 */
export const documentLimits = {
  ...{ characters: 30_000, parts: 6_000, depth: 28, address: 2_000 },
  ...{ images: 40, alt: 300 },
} as const;
