import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { Window } from '@nomucheck/domain/crawling/work/windows.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';

/** A place that decisions are collected from. Only its adapter knows its forms, its faults and how to ask it politely. */
export type Source = {
  readonly name: SourceName;
  /** Raised when `read` makes something else of the same bytes. Bytes kept from before can then be read again. */
  readonly readerVersion: number;
  /**
   * What the source lists of these days. A source that keeps kinds of case apart may leave out what is surely of another kind.
   * @throws SourceUnusable
   */
  readonly list: (window: Window, signal: AbortSignal, kind?: CaseRecord['kind']) => Promise<Listing>;
  /** One listed item. @throws SourceUnusable */
  readonly fetch: (id: string, signal: AbortSignal) => Promise<Fetched>;
  /** Reads bytes that `fetch` gave as `raw`, without asking the source. */
  readonly read: (id: string, raw: Raw) => Promise<Read> | Read;
};

/**
 * A source that isn't asked for single items: it sends everything, or everything that changed since a mark, in one stream. A
 * repository is one: its archive is read from the beginning to the end.
 */
export type StreamedSource = Pick<Source, 'name' | 'readerVersion' | 'read'> & {
  /** The decisions of these days about dismissals, and nothing else. @throws SourceUnusable, also half-way. */
  readonly stream: (asked: StreamAsked, signal: AbortSignal) => AsyncIterable<Streamed>;
};

export type StreamAsked = {
  readonly window: Window;
  /**
   * The mark of the last stream that covered these days, reached its end and had nothing `failed`. What was `absent` or
   * `unusable` in it is sent again when it changes. null: everything is wanted. A source that doesn't know the mark any more
   * sends everything, too.
   */
  readonly since: string | null;
};

export type Streamed =
  /** Each id once. A stream that is begun again sends what was stored before, too, for it may have changed since. */
  | ({ readonly kind: 'item'; readonly fetched: Fetched } & ListedItem)
  /** The last one; a stream without it was cut. `total`: the items before it. */
  | { readonly kind: 'end'; readonly total: number; readonly mark: string };

export type Listing = {
  /** As many as the source says there are. */
  readonly total: number;
  /** Different ones, in its order. Fewer than `total` if the source named fewer. */
  readonly items: readonly ListedItem[];
};

export type ListedItem = {
  readonly id: string;
  readonly title: string;
  /** The case number as the list writes it, for what doesn't become a case. */
  readonly number?: string;
  /** The day that the list names: of the decision, or of its posting. Left out where it names none. */
  readonly day?: LocalDate | null;
};

/** Bytes as they came. They are kept under their hash. */
export type Raw = { readonly bytes: Buffer; readonly mediaType: string };

/** What could be made of bytes of the source. `message` is Korean. */
export type Read =
  | { readonly kind: 'decision'; readonly decision: Decision }
  /** A decision, but not about a dismissal: it isn't collected. */
  | { readonly kind: 'other_matter' }
  /** No decision can be read from it. */
  | { readonly kind: 'unusable'; readonly message: string };

export type Fetched =
  | (Read & { readonly raw: Raw; readonly attachments?: readonly Attachment[] })
  /** It came in a form that the reader doesn't know. Several in a row mean that the source has changed its form. */
  | { readonly kind: 'unknown_form'; readonly raw: Raw; readonly message: string }
  /** Listed, but the source says that it has none of this number. It isn't asked for again. */
  | { readonly kind: 'absent'; readonly message: string }
  /** It didn't come, also when asked again. */
  | { readonly kind: 'failed'; readonly message: string };

/** A file beside the decision. `raw` is null where it didn't come; then it is asked for again on a later crawl. */
export type Attachment = { readonly name: string; readonly raw: Raw | null };

export type UnusableBecause = 'refused' | 'blocked' | 'unknown_form' | 'unreachable';

/** The work stops: every further call would fail, too. `message` is Korean. A class only because `throw` needs an Error. */
export class SourceUnusable extends Error {
  readonly why: UnusableBecause;
  /** For how long the source wants not to be asked; null where it named no time. */
  readonly restMs: number | null;
  constructor(why: UnusableBecause, message: string, restMs: number | null = null) {
    super(message);
    this.name = 'SourceUnusable';
    this.why = why;
    this.restMs = restMs;
  }
}
