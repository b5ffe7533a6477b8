/** Statistics are told for at most two years and a day at once. */
export const mostDays = 732;
