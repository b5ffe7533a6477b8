/** The statistics that figures start from, as the page says them; a test compares them with the questionnaire's source. */
export const publishedStatistics = { year: 2023, decided: '5,524', upheld: '31.9%' } as const;
