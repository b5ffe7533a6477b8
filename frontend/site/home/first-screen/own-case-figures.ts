/**
 * What the questionnaire's own calculation says to the three answers of the home page, in whole percent: the figure, and the band
 * around it. The calculation needs the whole questionnaire, which is far too large for this page; a test computes each row anew.
 */
export const ownCaseFigures = {
  messenger: { attendance: [70, 65, 75], performance: [70, 65, 75], redundancy: [70, 65, 75] },
  spoken: { attendance: [70, 65, 75], performance: [70, 65, 75], redundancy: [70, 65, 75] },
  paper: { attendance: [32, 22, 43], performance: [45, 31, 58], redundancy: [32, 22, 43] },
} as const;

export type Notice = keyof typeof ownCaseFigures;
export type Ground = keyof (typeof ownCaseFigures)[Notice];
