import { caseKindNames } from '@nomucheck/domain/cases/case-names.ts';
import type { Vocabulary } from '@nomucheck/domain/cases/vocabulary.ts';
import type { CrawledItem } from '@nomucheck/domain/crawling/crawl-events.ts';
import type { CrawlWork } from '@nomucheck/domain/crawling/crawl-work.ts';
import type { Collecting } from '../../cases/context.ts';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import type { Attachment, Fetched, ListedItem, Raw } from '../sources/source.ts';
import { itemCommandId } from './crawl-ids.ts';

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
    ...{ id: listed.id, title: shortened(withNumber(listed), 300), day: listed.day ?? null, caseId: null },
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
  if (fetched.kind === 'other_matter') return item({ ...came, verdict: 'other_matter', message: otherMatter });
  if (fetched.kind === 'unusable')
    return item({ ...came, verdict: 'unusable', message: shortened(fetched.message, 500) });

  const { decision } = fetched;
  const { title, decidedOn, caseNumbers } = decision.facts;
  const of = { ...came, day: decidedOn ?? listed.day ?? null };
  if (decision.facts.kind !== kind)
    return item({
      ...of,
      verdict: 'other_kind',
      title: shortened(
        withNumber({ title: listed.title || title, number: listed.number ?? caseNumbers.join(', ') }),
        300,
      ),
      message: `${caseKindNames[decision.facts.kind]} 자료라 이 수집에서 뺐습니다.`,
    });
  const became = await collecting.collect(
    { decision, raw, place: source, batch: workId },
    vocabulary,
    contextOf(itemCommandId(workId, listed.id, raw.hash)),
  );
  const { caseId, message } = became;
  return item({
    ...{ ...of, title: shortened(listed.title || title, 300), caseId },
    verdict: became.verdict === 'refused' ? 'unusable' : became.verdict,
    message: withLeftOut(message, decision.notNumbers ?? []),
  });
};

const otherMatter = '해고에 관한 사건이 아니라 이 수집에서 뺐습니다.';

/** What doesn't become a case is named by its number, too, for nobody can look it up here. */
const withNumber = ({ title, number = '' }: Pick<ListedItem, 'title' | 'number'>): string =>
  number === '' || title.includes(number) ? title : `${title} (${number})`;

/** Which of the source's case numbers the case doesn't have, and why. */
const withLeftOut = (message: string | null, notNumbers: readonly string[]): string | null => {
  if (notNumbers.length === 0) return message;
  const leftOut = `사건번호가 아니라 뺀 것: ${notNumbers.slice(0, 5).join(', ')} (연도, 사건 종류, 번호의 꼴이 아님)`;
  return shortened(message === null ? leftOut : `${message} ${leftOut}`, 500);
};

const shortened = (text: string, most: number): string => text.slice(0, most).toWellFormed();
