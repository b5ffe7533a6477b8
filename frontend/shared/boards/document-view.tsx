import type { LinkCard } from '@nomucheck/domain/boards/contract/post.ts';
import { isAllowedAddress, isOwnPage } from '@nomucheck/domain/boards/document/addresses.ts';
import { loneLinkOf } from '@nomucheck/domain/boards/document/lone-links.ts';
import type { Block, BoardDocument, Image, Inline, Mark, TableCell } from '@nomucheck/domain/boards/document.ts';
import { boardImageAddress, isFileId } from '@nomucheck/domain/files/file-address.ts';
import { createElement, Fragment, type ReactNode } from 'react';

type LinkProps = { readonly to: string; readonly children: ReactNode };

type DocumentViewProps = {
  readonly document: BoardDocument;
  /** Leads to a page of this site; the site and the console do that in different ways. */
  readonly ownLink: (props: LinkProps) => ReactNode;
  /** The articles of laws and the decisions that a line of the text leads to. */
  readonly cards?: readonly LinkCard[];
};

/**
 * A text of the boards. Every part becomes an element of its own kind and every letter a text, so whatever was written, nothing of it is
 * read as HTML. A part that isn't known isn't shown.
 */
export const DocumentView = ({ document, ownLink, cards = [] }: DocumentViewProps) => (
  <div className="board-text">
    <Blocks blocks={document.content} ownLink={ownLink} cards={cards} />
  </div>
);

type Shared = Pick<Required<DocumentViewProps>, 'ownLink' | 'cards'>;

// biome-ignore-start lint/suspicious/noArrayIndexKey: a text that is shown doesn't change.
const Blocks = ({ blocks, ...shared }: Shared & { blocks: readonly Block[] }): ReactNode =>
  blocks.map((block, index) => <OneBlock key={index} block={block} {...shared} />);

const OneBlock = ({ block, ...shared }: Shared & { block: Block }): ReactNode => {
  switch (block.type) {
    case 'paragraph': {
      const href = loneLinkOf(block);
      const card = href === null ? undefined : shared.cards.find((each) => each.href === href);
      return card ? (
        <Card card={card} ownLink={shared.ownLink} />
      ) : (
        <p>
          <Inlines inlines={block.content} {...shared} />
        </p>
      );
    }
    case 'heading':
      return createElement(
        block.attrs.level === 3 ? 'h3' : 'h2',
        null,
        <Inlines inlines={block.content} {...shared} />,
      );
    case 'bulletList':
      return <ul>{itemsOf(block.content, shared)}</ul>;
    case 'orderedList':
      return <ol start={block.attrs?.start ?? 1}>{itemsOf(block.content, shared)}</ol>;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} {...shared} />
        </blockquote>
      );
    case 'table':
      return (
        // A wide table is moved sideways, by the keyboard, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
        <section className="board-table" aria-label="표" tabIndex={0}>
          <table>
            <tbody>
              {block.content.map((row, index) => (
                <tr key={index}>
                  {row.content.map((cell, at) => (
                    <Cell key={at} cell={cell} {...shared} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    case 'image':
      return <Picture {...block.attrs} />;
    case 'horizontalRule':
      return <hr />;
    default:
      return null;
  }
};

/** Its sides keep its place free, so that nothing moves when it is there. */
const Picture = ({ file, alt, decorative, width, height }: Image['attrs']): ReactNode =>
  isFileId(file) ? (
    <img
      className="board-image"
      src={boardImageAddress(file)}
      alt={decorative ? '' : alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  ) : null;

type CardProps = Pick<Shared, 'ownLink'> & { readonly card: LinkCard };

const Card = ({ card: { href, name, about, lines }, ownLink }: CardProps): ReactNode => (
  <figure className="card board-card">
    <figcaption>{linkTo(href, name, ownLink)}</figcaption>
    {about !== null && <p className="soft">{about}</p>}
    {lines.map((line, index) => (
      <p key={index}>{line}</p>
    ))}
  </figure>
);

const itemsOf = (items: readonly { readonly content: readonly Block[] }[], shared: Shared): ReactNode =>
  items.map((item, index) => (
    <li key={index}>
      <Blocks blocks={item.content} {...shared} />
    </li>
  ));

const Cell = ({ cell: { type, attrs, content }, ...shared }: Shared & { cell: TableCell }): ReactNode =>
  createElement(
    type === 'tableHeader' ? 'th' : 'td',
    { colSpan: attrs?.colspan ?? 1, rowSpan: attrs?.rowspan ?? 1 },
    <Blocks blocks={content} {...shared} />,
  );

const Inlines = ({ inlines = [], ...shared }: Shared & { inlines: readonly Inline[] | undefined }): ReactNode =>
  inlines.map((inline, index) => {
    if (inline.type === 'hardBreak') return <br key={index} />;
    if (inline.type !== 'text') return null;
    return <Fragment key={index}>{marked(inline.text, inline.marks ?? [], shared)}</Fragment>;
  });
// biome-ignore-end lint/suspicious/noArrayIndexKey: as above.

const marked = (text: string, marks: readonly Mark[], shared: Shared): ReactNode =>
  marks.reduce<ReactNode>((inner, mark) => withMark(inner, mark, shared), text);

const withMark = (inner: ReactNode, mark: Mark, { ownLink }: Shared): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'strike':
      return <s>{inner}</s>;
    case 'link':
      return linkTo(mark.attrs.href, inner, ownLink);
    default:
      return inner;
  }
};

/** Checked here too: a wrong address that the server has stored must not become a link. */
const linkTo = (href: string, inner: ReactNode, ownLink: Shared['ownLink']): ReactNode => {
  if (!isAllowedAddress(href)) return inner;
  if (isOwnPage(href)) return ownLink({ to: href, children: inner });
  return (
    <a href={href} rel="noopener noreferrer">
      {inner}
    </a>
  );
};
