/** The list's total is counted up to this many rows; one more says that there are more. */
export const mostCounted = 10_000;
