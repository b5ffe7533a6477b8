/** SQL conditions on rows of `read.crawl_items`, named `item`. */

/** It is a case, but a file beside the decision didn't come. An index has the rows with such a file. */
export const lacksFile = `item.case_id is not null and item.attachments @> '[{"raw": null}]'
  and item.verdict not in ('absent', 'unusable', 'failed')`;

/** Nothing could be made of it when it came; a better reader has read the same bytes, and a person accepted what it read. */
const isReadSince = `exists (
  select from read.reread_differences difference join read.rereads reread on reread.id = difference.reread_id
  where reread.source = item.source and difference.item_id = item.item_id and difference.field = 'arrival'
    and difference.state = 'accepted' and difference.raw_hash = item.raw->>'hash')`;

/** The source has more of it than is stored. */
export const isMissing = `(item.verdict in ('absent', 'failed') or item.verdict = 'unusable' and not ${isReadSince} or ${lacksFile})`;

/** Its decision is a case. */
export const isCase = `(item.verdict in ('new', 'changed', 'unchanged', 'linked') or item.verdict = 'unusable' and ${isReadSince})`;
