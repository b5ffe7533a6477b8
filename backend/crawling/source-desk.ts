import type { SourceState } from '@nomucheck/domain/crawling/contract.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import type { Source, StreamedSource } from './sources/source.ts';

/** The sources as this installation has configured, switched and found them. The freshness of their news is not known here. */
export type SourceDesk = {
  /**
   * The adapter, ready to be asked.
   * @throws DomainError `crawl_source_unset`, `crawl_source_off` or, while it rests, `crawl_source_failed` with `errors.source`
   */
  readonly open: (name: SourceName) => Promise<Source | StreamedSource>;
  /**
   * What reads kept bytes again; the source itself isn't asked, so it may be switched off or rest.
   * @throws DomainError `crawl_source_unset`
   */
  readonly reader: (name: SourceName) => Pick<Source, 'readerVersion' | 'read'>;
  readonly states: () => Promise<readonly StateOfSource[]>;
  /** Answers the position of the log. */
  readonly switchTo: (name: SourceName, on: boolean, context: CommandContext) => Promise<string>;
};

export type StateOfSource = {
  readonly name: SourceName;
  readonly state: Exclude<SourceState, 'stale'>;
  /** What is the matter and what to do, in Korean; null for `ready`. */
  readonly message: string | null;
  readonly restsUntil: string | null;
};
