import type { Citation } from '../texts/citation.ts';
import { sourceName, sourceNote } from './source-words.ts';

/** The citations of one source, under its name once. */
export type MergedSource = {
  readonly name: string;
  readonly cited: readonly [Citation, ...Citation[]];
  /** What stands below the name, each once. */
  readonly notes: readonly string[];
};

/** A list of sources names each once, with all of its numbers: one topic or case is often cited by many sentences. */
export const mergedSources = (citations: readonly Citation[]): readonly MergedSource[] => {
  const merged = new Map<string, MergedSource>();
  for (const cited of citations) {
    const name = sourceName(cited);
    const key = cited.kind === 'case' ? `case ${cited.caseId}` : `${cited.kind} ${name}`;
    const known = merged.get(key);
    merged.set(key, {
      name,
      cited: known ? [...known.cited, cited] : [cited],
      notes: [...new Set([...(known?.notes ?? []), ...notesOf(cited)])],
    });
  }
  return [...merged.values()];
};

/** The laws behind a test one by one: its sentences rest on some of them each. */
const notesOf = (cited: Citation): readonly string[] =>
  cited.kind === 'test' ? cited.law.split(/[,;] /u) : [sourceNote(cited)];
