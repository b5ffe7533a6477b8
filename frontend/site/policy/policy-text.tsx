import { useSiteInfo } from '../shell/site-info.ts';
import { type Block, type ConsentTerms, filledIn, type PolicyDocument, type Table } from './policy-document.ts';

/** A document with the firm's details filled in. */
export const PolicyText = ({ document }: { document: PolicyDocument }) => {
  const { firm } = useSiteInfo();
  const fillIn = (text: string): string => filledIn(text, firm);
  return (
    <>
      <p className="lead">{fillIn(document.lead)}</p>
      {document.terms && <Terms terms={document.terms} fillIn={fillIn} />}
      {document.sections.map(({ title, body }) => (
        <section key={title}>
          <h2>{title}</h2>
          {body.map((block) => (
            <BlockText key={keyOf(block)} block={block} fillIn={fillIn} />
          ))}
        </section>
      ))}
    </>
  );
};

type FillIn = (text: string) => string;

const keyOf = (block: Block): string => {
  if (typeof block === 'string') return block;
  return 'list' in block ? block.list.join() : block.caption;
};

const BlockText = ({ block, fillIn }: { block: Block; fillIn: FillIn }) => {
  if (typeof block === 'string') return <p>{fillIn(block)}</p>;
  if (!('list' in block)) return <PolicyTable table={block} fillIn={fillIn} />;
  return (
    <ul>
      {block.list.map((text) => (
        <li key={text}>{fillIn(text)}</li>
      ))}
    </ul>
  );
};

/** The two most important points: the period, and the right to refuse. */
const Terms = ({ terms: { uses, refusal }, fillIn }: { terms: ConsentTerms; fillIn: FillIn }) => (
  <>
    <PolicyTable
      table={{
        caption: '목적, 항목, 보관 기간',
        head: ['목적', '항목', '보관 기간'],
        rows: uses.map(({ purpose, items, period }) => [purpose, items, period]),
      }}
      fillIn={fillIn}
    />
    <h2>동의하지 않을 권리</h2>
    <p className="policy-refusal">{fillIn(refusal)}</p>
  </>
);

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
