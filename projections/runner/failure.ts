/** Another owner has this projection: nothing of what was to be written has been written. */
export class OwnershipLost extends Error {
  constructor(name: string) {
    super(`another owner has the projection ${name}`);
    this.name = 'OwnershipLost';
  }
}

/**
 * True where the database refuses the rows themselves (class 22: a value it can't hold; 23: a constraint): trying again
 * cannot help. Everything else, a lost connection, a deadlock, a full disk, may pass, and is waited out.
 */
export const isRefusalOfRows = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
