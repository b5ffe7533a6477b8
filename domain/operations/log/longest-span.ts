/** Days from the first to the last of a span whose events are summed up: a year, also one with a 29th of February. */
export const longestSpan = 366;
