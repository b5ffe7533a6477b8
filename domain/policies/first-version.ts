/** The version of each text that this program brings along. */
export const firstPolicyVersion = '2026-11-28';
