/**
 * While it is unknown whether the server has carried an answer out, the next attempt is made on the revision of the first
 * one: unchanged it has the same key and is carried out once, and changed it is refused where the first one arrived.
 */
export const createAttempt = () => {
  let first: number | null = null;
  return {
    revisionFor: (revision: number): number => {
      first ??= revision;
      return first;
    },
    /** The server has carried it out, or refused it. */
    decided: (): void => {
      first = null;
    },
  };
};

/** What remains of the typed text after this message was sent: what was typed while it was on its way. */
export const restOf = (typed: string, sent: string): string => {
  const begun = typed.trimStart();
  return begun.startsWith(sent) ? begun.slice(sent.length).trim() : typed;
};
