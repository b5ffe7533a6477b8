/** What stands in a box after `sent` was taken from it: what was typed since stays, and so does what was typed over. */
export const leftOver = (now: string, sent: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
