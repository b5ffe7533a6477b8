import type { SiteFile } from '@nomucheck/domain/crawling/site/decision-page.ts';
import { fileKindOf, mediaTypeOfFile } from '@nomucheck/domain/crawling/site/file-kind.ts';
import type { Attachment } from '../source.ts';
import type { Ask } from './asking.ts';

/** More than any decision has; a page with more of them is faulty. */
const MOST_FILES = 20;

/**
 * The files beside a decision. One that doesn't come (also: too large, led elsewhere, or a page in place of the file) leaves the
 * others and the decision as they are.
 */
export const filesBeside = async (
  files: readonly SiteFile[],
  { ask, origin, headers }: { ask: Ask; origin: string; headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<readonly Attachment[]> => {
  const attachments: Attachment[] = [];
  for (const { fileId, key, name } of files.slice(0, MOST_FILES)) {
    const named = (name || fileId || '첨부파일').slice(0, 200).toWellFormed();
    if (!/^[\w.-]{1,80}$/.test(fileId) || !/^\d{1,6}$/.test(key)) {
      attachments.push({ name: named, raw: null });
      continue;
    }
    const asked = new URLSearchParams({ fileCors: '', lgcfNm: '', key, fileId });
    const url = `${origin}/nlrc/cmmn/file/download.do?${asked}`;
    const answer = await ask({ url, headers }, signal, ({ body }) => body.length > 0 && fileKindOf(body) !== 'page');
    const bytes = answer.kind === 'page' ? answer.page.body : null;
    const kind = bytes && fileKindOf(bytes);
    attachments.push({
      name: named,
      raw: bytes === null || kind === null || kind === 'page' ? null : { bytes, mediaType: mediaTypeOfFile[kind] },
    });
  }
  return attachments;
};
