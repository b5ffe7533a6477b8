import type { FirmCategory } from '@nomucheck/domain/boards/categories.ts';
import type { Block, BoardDocument, Inline, ListItem } from '@nomucheck/domain/boards/document.ts';
import type { Written } from '@nomucheck/domain/boards/posts/post-state.ts';
import type { Block as TypedBlock } from '@nomucheck/domain/policies/policy-document.ts';
import { policyDocumentOf } from '@nomucheck/domain/policies/policy-text.ts';
import { officialLawName } from '@nomucheck/domain/statutes/register.ts';

/**
 * Reads an article as it is typed in a file: the same marks as in the texts of the policies, and two more. `[words](address)` is a link,
 * and a paragraph that only names an article of a law leads there, so that it is shown as a card.
 */
export const articleOf = (text: string, category: FirmCategory): Written => {
  const { title, intro, sections } = policyDocumentOf(text);
  const content: BoardDocument = {
    type: 'doc',
    content: [
      ...intro.map(blockOf),
      ...sections.flatMap((section) => [heading(2, section.title), ...section.body.map(blockOf)]),
    ],
  };
  return { category, title, content };
};

const heading = (level: 2 | 3, text: string): Block => ({
  type: 'heading',
  attrs: { level },
  content: inlinesOf(text),
});
const paragraph = (text: string): Block => ({ type: 'paragraph', content: inlinesOf(text) });

const blockOf = (block: TypedBlock): Block => {
  switch (block.kind) {
    case 'heading':
      return heading(3, block.text);
    case 'paragraph':
      return { type: 'paragraph', content: statuteLink(block.text) ?? inlinesOf(block.text) };
    case 'quote':
      return { type: 'blockquote', content: [paragraph(block.text)] };
    case 'list':
      return { type: block.ordered ? 'orderedList' : 'bulletList', content: block.items.map(itemOf) };
    case 'table':
      throw new Error(`no article of the seed has a table: ${block.caption}`);
  }
};

const itemOf = (text: string): ListItem => ({ type: 'listItem', content: [paragraph(text)] });

const linkTo = (text: string, href: string): Inline => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});

const link = /\[([^\]]+)\]\(([^)\s]+)\)/u;

const inlinesOf = (text: string): readonly Inline[] => {
  const found = link.exec(text);
  if (!found) return text === '' ? [] : [{ type: 'text', text }];
  const [whole, words = '', address = ''] = found;
  const { index } = found;
  return [...inlinesOf(text.slice(0, index)), linkTo(words, address), ...inlinesOf(text.slice(index + whole.length))];
};

const onlyAnArticle = /^(.+) (제\d+조(?:의\d+)?)$/u;

const statuteLink = (text: string): readonly Inline[] | null => {
  const [, named = '', article = ''] = onlyAnArticle.exec(text) ?? [];
  const law = officialLawName(named);
  if (law === null) return null;
  // law.go.kr writes the names of laws without blanks, and with a dot of its own.
  const address = law.replaceAll(' ', '').replaceAll('·', 'ㆍ');
  return [linkTo(text, `https://www.law.go.kr/법령/${address}/${article}`)];
};
