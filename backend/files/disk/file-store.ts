/** Whose file it is, and which one; both are ids. */
export type FilePlace = { readonly owner: string; readonly id: string };

/** Where the bytes of files are: a port. They are encrypted before they come here. */
export type FileStore = {
  /** All of the bytes or nothing: what is broken off leaves no file. */
  put(place: FilePlace, bytes: Buffer): Promise<void>;
  /** null: it isn't there. */
  get(place: FilePlace): Promise<Buffer | null>;
  remove(place: FilePlace): Promise<void>;
  removeAllOf(owner: string): Promise<void>;
  /** What the owner has there now. */
  usedBy(owner: string): Promise<{ readonly files: number; readonly bytes: number }>;
  /** Every file that was put there before this instant. */
  before(instant: Date): AsyncIterable<FilePlace>;
  /** Deletes what puts that were broken off before this instant have left. */
  sweepBrokenOff(instant: Date): Promise<void>;
};
