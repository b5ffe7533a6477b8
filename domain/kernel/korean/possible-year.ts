/** Nobody who asks today was hired before, and no date of a dispute lies later. */
const earliestYear = 1950;
const latestYear = 2100;

export const isPossibleYear = (year: number): boolean => year >= earliestYear && year <= latestYear;

/** The sentence for a year such as 0202 or 1900, the same at the field and from the server. */
export const yearError = `연도를 확인해 주세요. ${earliestYear}년부터 적을 수 있어요.`;
