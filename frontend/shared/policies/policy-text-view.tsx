import type { Block, PolicyDocument, Table } from '@nomucheck/domain/policies/policy-document.ts';
import { createElement, type ReactNode } from 'react';

type PolicyTextViewProps = {
  readonly document: PolicyDocument;
  /** Puts the firm's details in their places. */
  readonly fillIn: (text: string) => string;
  /** The level of the sections' headings, so that they fit into the page around the text. */
  readonly level: 2 | 3;
};

/**
 * A text that people agree to, without its title. Every block becomes an element of its own kind and every letter a text, so nothing of it
 * is read as HTML. The site and the console each have their own style for it.
 */
export const PolicyTextView = ({ document: { intro, sections }, fillIn, level }: PolicyTextViewProps) => {
  const [lead, ...rest] = intro;
  const shared = { fillIn, level };
  return (
    <>
      {lead?.kind === 'paragraph' && <p className="lead">{fillIn(lead.text)}</p>}
      <Blocks blocks={lead?.kind === 'paragraph' ? rest : intro} {...shared} />
      {sections.map(({ title, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may be alike while a draft is typed.
        <section key={index}>
          {createElement(`h${level}`, null, title)}
          <Blocks blocks={body} {...shared} />
        </section>
      ))}
    </>
  );
};

type Shared = Pick<PolicyTextViewProps, 'fillIn' | 'level'>;

// biome-ignore-start lint/suspicious/noArrayIndexKey: blocks, items, rows and cells may be alike; only their place tells them apart.
const Blocks = ({ blocks, ...shared }: Shared & { blocks: readonly Block[] }): ReactNode =>
  blocks.map((block, index) => <OneBlock key={index} block={block} {...shared} />);

const OneBlock = ({ block, fillIn, level }: Shared & { block: Block }): ReactNode => {
  switch (block.kind) {
    case 'paragraph':
      return <p>{fillIn(block.text)}</p>;
    case 'heading':
      return createElement(`h${level + 1}`, null, fillIn(block.text));
    case 'quote':
      return <p className="policy-refusal">{fillIn(block.text)}</p>;
    case 'table':
      return <PolicyTable table={block} fillIn={fillIn} />;
    case 'list': {
      const items = block.items.map((text, index) => <li key={index}>{fillIn(text)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
};

const PolicyTable = ({ table: { caption, head, rows }, fillIn }: { table: Table; fillIn: Shared['fillIn'] }) => (
  // Narrow screens of the site show each row as a card: the roles keep it a table to those who listen.
  // biome-ignore-start lint/a11y/noRedundantRoles: a table that isn't laid out as one loses its role in some browsers.
  <table className="policy-table" role="table">
    <caption className="visually-hidden">{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {head.map((title, index) => (
          <th key={index} scope="col" role="columnheader">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row, index) => (
        <tr key={index} role="row">
          {row.map((cell, column) => (
            <td key={column} role="cell" data-title={head[column]}>
              {fillIn(cell)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/noRedundantRoles: see above.
);
// biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
