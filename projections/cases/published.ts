import type { PublishedCase } from '@nomucheck/domain/search/contract/published-case.ts';
import type { Db } from '../runner/db.ts';

/**
 * In force, and made from something that is published: an address, or a file of a public repository. What a person has entered from
 * paper may be known to the firm alone, even that there was such a dispute.
 */
const isPublished = String.raw`f.to_position is null and f.source_at ~ '^(https?://\S|[\w.-]+/[\w.-]+:\S)'`;

/** What everybody may know of a case; null where it isn't published, or not in force. */
export const publishedCaseOf = async (db: Db, caseId: string): Promise<PublishedCase | null> => {
  const { rows } = await db.query<PublishedCase>(
    `select f.case_id as id, f.tribunal as court, f.case_numbers as "caseNumbers", f.decided_on::text as "decidedOn", f.title, f.kind,
       f.outcome, f.url
     from read.case_facts f where f.case_id = $1 and ${isPublished}`,
    [caseId],
  );
  return rows[0] ?? null;
};

/** Fifty thousand addresses may be in a sitemap, which is written anew for each request. */
const mostInSitemap = 20_000;

/** The addresses of the published cases in force, those accepted or corrected last first. */
export const pathsOfPublishedCases = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await db.query<{ path: string }>(
    `select '/search/' || f.case_id as path from read.case_facts f where ${isPublished}
     order by f.from_position desc limit ${mostInSitemap}`,
  );
  return rows.map(({ path }) => path);
};
