/**
 * What rows that were refused alike have in common: the message without what only one of them has, its place in the file,
 * and the size, number or decision in brackets. The row itself keeps the whole message.
 */
export const causeOf = (message: string): string =>
  message.replace(/\d[\d,]*번째/gu, '○번째').replace(/\s*\([^()]*\d[^()]*\)/gu, '');
