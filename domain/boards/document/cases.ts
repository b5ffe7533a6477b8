import type { BoardDocument } from '../document.ts';
import { loneLinksIn } from './lone-links.ts';

/** A decision of this service that a link leads to. */
export type CaseLink = { readonly href: string; readonly caseId: string };

const address = /^\/search\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?(?:[?#].*)?$/;

/** null: it leads somewhere else. */
export const caseAt = (href: string): CaseLink | null => {
  const [, caseId] = address.exec(href) ?? [];
  return caseId === undefined ? null : { href, caseId };
};

/** The decisions that stand alone in a line of the document, each link once. */
export const casesIn = (document: BoardDocument): readonly CaseLink[] =>
  loneLinksIn(document).flatMap((href) => caseAt(href) ?? []);
