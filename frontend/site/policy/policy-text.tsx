import { useSiteInfo } from '../shell/site-info.ts';
import { type Block, type ConsentTerms, filledIn, type PolicyDocument, type Table } from './policy-document.ts';

/** A document with the firm's details filled in. */
export const PolicyText = ({ document }: { document: PolicyDocument }) => {
  const { firm } = useSiteInfo();
  const say = (text: string): string => filledIn(text, firm);
  return (
    <>
      <p className="lead">{say(document.lead)}</p>
      {document.terms && <Terms terms={document.terms} say={say} />}
      {document.sections.map(({ title, body }) => (
        <section key={title}>
          <h2>{title}</h2>
          {body.map((block) => (
            <BlockText key={keyOf(block)} block={block} say={say} />
          ))}
        </section>
      ))}
    </>
  );
};

type Say = (text: string) => string;

const keyOf = (block: Block): string => {
  if (typeof block === 'string') return block;
  return 'list' in block ? block.list.join() : block.caption;
};

const BlockText = ({ block, say }: { block: Block; say: Say }) => {
  if (typeof block === 'string') return <p>{say(block)}</p>;
  if (!('list' in block)) return <PolicyTable table={block} say={say} />;
  return (
    <ul>
      {block.list.map((text) => (
        <li key={text}>{say(text)}</li>
      ))}
    </ul>
  );
};

/** The two most important points: the period, and the right to refuse. */
const Terms = ({ terms: { uses, refusal }, say }: { terms: ConsentTerms; say: Say }) => (
  <>
    <PolicyTable
      table={{
        caption: '목적, 항목, 보관 기간',
        head: ['목적', '항목', '보관 기간'],
        rows: uses.map(({ purpose, items, period }) => [purpose, items, period]),
      }}
      say={say}
    />
    <h2>동의하지 않을 권리</h2>
    <p className="policy-refusal">{say(refusal)}</p>
  </>
);

const PolicyTable = ({ table: { caption, head, rows }, say }: { table: Table; say: Say }) => (
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
              {say(cell)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/noRedundantRoles: see above.
);
