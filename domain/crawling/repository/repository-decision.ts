import type { Decision } from '../../cases/decision-facts.ts';
import { type PrecedentHead, readPrecedent } from '../../cases/precedent-file.ts';
import { sourceDate } from '../../cases/source-dates.ts';
import { isDismissalMatter } from '../dismissal-matter.ts';

/** A file of the repository: the fields of its front matter, and what follows. */
export type RepositoryFile = { readonly head: PrecedentHead; readonly body: string };

/** Raised when the same file is read differently, or another choice of files is made. */
export const READER_VERSION = 1;

/** The serial number of the open law service. It stays when the file is renamed or moved. */
export const serialOf = ({ head }: RepositoryFile): string | null => head.판례일련번호?.trim() || null;

/** null: the file doesn't say, or says 0000-00-00. */
export const decidedOnOf = ({ head }: RepositoryFile): string | null => sourceDate(head.선고일자 ?? '');

/**
 * The decision of a file, or null if it isn't about a dismissal.
 * @throws DomainError with the reason in Korean when no decision can be read from it
 */
export const readRepositoryFile = (file: RepositoryFile): Decision | null => {
  const title = file.head.사건명 ?? '';
  if (!isDismissalMatter({ title, articles: articlesOf(file.body), decidedOn: decidedOnOf(file) })) return null;
  return readPrecedent(file.head, file.body, '');
};

/** The section 참조조문, which every file has and many leave empty. */
const articlesOf = (body: string): string => {
  const [, after = ''] = body.normalize('NFC').split(/^##[ \t]*참조조문[ \t]*$/m, 2);
  const end = after.search(/^##[ \t]/m);
  return end < 0 ? after : after.slice(0, end);
};
