import {
  type Block,
  filledIn,
  type PolicyDocument,
  type Table,
} from '@nomucheck/domain/policies/text/policy-document.ts';
import { useSiteInfo } from '../shell/site-info.ts';

/** A document with the firm's details filled in. */
export const PolicyText = ({ document: { intro, sections } }: { document: PolicyDocument }) => {
  const { firm } = useSiteInfo();
  const fillIn = (text: string): string => filledIn(text, firm);
  const [lead, ...rest] = intro;
  return (
    <>
      {lead?.kind === 'paragraph' && <p className="lead">{fillIn(lead.text)}</p>}
      <Blocks blocks={lead?.kind === 'paragraph' ? rest : intro} fillIn={fillIn} />
      {sections.map(({ title, body }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Blocks blocks={body} fillIn={fillIn} />
        </section>
      ))}
    </>
  );
};

type FillIn = (text: string) => string;

const Blocks = ({ blocks, fillIn }: { blocks: readonly Block[]; fillIn: FillIn }) =>
  blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks may be alike and don't move.
    <BlockText key={at} block={block} fillIn={fillIn} />
  ));

const BlockText = ({ block, fillIn }: { block: Block; fillIn: FillIn }) => {
  switch (block.kind) {
    case 'paragraph':
      return <p>{fillIn(block.text)}</p>;
    case 'heading':
      return <h3>{fillIn(block.text)}</h3>;
    case 'quote':
      return <p className="policy-refusal">{fillIn(block.text)}</p>;
    case 'table':
      return <PolicyTable table={block} fillIn={fillIn} />;
    case 'list': {
      const items = block.items.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may be alike and don't move.
        <li key={at}>{fillIn(text)}</li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
};

const PolicyTable = ({ table: { caption, head, rows }, fillIn }: { table: Table; fillIn: FillIn }) => (
  // Narrow screens show each row as a card: the roles keep it a table to those who listen.
  // biome-ignore-start lint/a11y/noRedundantRoles: a table that isn't laid out as one loses its role in some browsers.
  <table className="policy-table" role="table">
    <caption className="visually-hidden">{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {head.map((title) => (
          <th key={title} scope="col" role="columnheader">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={row.join()} role="row">
          {row.map((cell, column) => (
            <td key={head[column]} role="cell" data-title={head[column]}>
              {fillIn(cell)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/noRedundantRoles: see above.
);
