import type { Vocabulary } from '@nomucheck/domain/cases/vocabulary.ts';
import type { CrawledItem } from '@nomucheck/domain/crawling/crawl-events.ts';
import type { CrawlWork } from '@nomucheck/domain/crawling/crawl-work.ts';
import type { Collecting } from '../cases/context.ts';
import type { CommandContext } from '../engine/command-handling/handle-command.ts';
import type { Blobs } from '../engine/vault/blobs.ts';
import { itemCommandId } from './crawl-ids.ts';
import type { Attachment, Fetched, ListedItem, Raw } from './sources/source.ts';

export type CollectItemParts = {
  readonly collecting: Collecting;
  readonly blobs: Pick<Blobs, 'put'>;
};

/** What all items of a work share. */
export type WorkContext = {
  readonly work: Pick<CrawlWork, 'workId' | 'kind' | 'source'>;
  /** The version of the reader that made something of the bytes. */
  readonly reader: number;
  readonly vocabulary: Vocabulary;
  /** The person who started the work. */
  readonly contextOf: (commandId: string) => CommandContext;
};

/** Keeps what came of an item, and makes a case of it. Repeating it gives the same outcome. */
export const collectItem = async (
  listed: ListedItem,
  fetched: Fetched,
  { collecting, blobs }: CollectItemParts,
  { work: { workId, kind, source }, reader, vocabulary, contextOf }: WorkContext,
): Promise<CrawledItem> => {
  const item = (became: Partial<CrawledItem> & Pick<CrawledItem, 'verdict'>): CrawledItem => ({
    ...{ id: listed.id, title: shortened(listed.title, 300), day: listed.day ?? null, caseId: null },
    ...{ raw: null, reader: null, attachments: [], message: null },
    ...became,
  });
  if (fetched.kind === 'absent' || fetched.kind === 'failed')
    return item({ verdict: fetched.kind, message: shortened(fetched.message, 500) });

  const keep = async ({ bytes, mediaType: said }: Raw) => {
    // A server may name no type, or a page of text in its place.
    const mediaType = shortened(said.trim(), 100) || 'application/octet-stream';
    return { hash: await blobs.put(bytes, mediaType), mediaType };
  };
  const keepFile = async ({ name, raw }: Attachment) => ({ name: shortened(name, 300), raw: raw && (await keep(raw)) });
  const raw = await keep(fetched.raw);
  if (fetched.kind === 'unknown_form')
    return item({ raw, reader, verdict: 'unusable', message: shortened(fetched.message, 500) });
  const attachments = await Promise.all((fetched.attachments ?? []).slice(0, 20).map(keepFile));
  const came = { raw, reader, attachments };
  if (fetched.kind === 'other_matter') return item({ ...came, verdict: 'other_matter' });
  if (fetched.kind === 'unusable')
    return item({ ...came, verdict: 'unusable', message: shortened(fetched.message, 500) });

  const { decision } = fetched;
  const { title, decidedOn } = decision.facts;
  const of = { ...came, title: shortened(listed.title || title, 300), day: decidedOn ?? listed.day ?? null };
  if (decision.facts.kind !== kind) return item({ ...of, verdict: 'other_kind' });
  const became = await collecting.collect(
    { decision, raw, place: source, batch: workId },
    vocabulary,
    contextOf(itemCommandId(workId, listed.id, raw.hash)),
  );
  const { caseId, message } = became;
  return item({ ...of, verdict: became.verdict === 'refused' ? 'unusable' : became.verdict, caseId, message });
};

const shortened = (text: string, most: number): string => text.slice(0, most).toWellFormed();
