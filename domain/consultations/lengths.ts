/** The most characters of each text. */
export const lengths = { body: 4_000, message: 4_000, reason: 1_000, party: 60, contact: 254 } as const;

/** The most messages of one consultation, by each side. */
export const MESSAGES_AT_MOST = 100;

/** The most times that are agreed on, and the most hands that one consultation goes through. */
export const AGREEMENTS_AT_MOST = 20;
export const HANDS_AT_MOST = 50;
