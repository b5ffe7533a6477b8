import { type ListMeaning, listMeaning } from '@nomucheck/domain/advice/document/answer-lists.ts';
import { sourceName } from '@nomucheck/domain/advice/document/source-words.ts';
import { type Inline, plainOf, type TextBlock, textBlocksOf } from '@nomucheck/domain/advice/document/text-blocks.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { Fragment, memo, type ReactNode } from 'react';
import { CaseLink } from './case-link.tsx';
import { sourceId } from './source-links.ts';

type AnswerTextProps = {
  readonly text: string;
  readonly citations: readonly Citation[];
  /** Distinguishes the sources of this text from those of others on the page. */
  readonly of: string;
  /** Whether the reader may open cases: else a number leads to the quote below. */
  readonly opensCases: boolean;
  /** Renders a list of deeds or choices; undefined falls back to a plain list. */
  readonly listOf?: (list: MeantList) => ReactNode | undefined;
};

/** A list of an answer that is more than to be read. */
export type MeantList = {
  readonly meaning: NonNullable<ListMeaning>;
  /** `key`: the same each time that this text is shown. */
  readonly items: readonly { readonly key: string; readonly plain: string; readonly shown: ReactNode }[];
};

/** A text with its headings and lists, and its numbers of sources as links. What is written in it is never run as HTML. */
export const AnswerText = memo(({ text, listOf, ...sources }: AnswerTextProps) => {
  const blocks = textBlocksOf(text);
  return (
    <div className="answer-text">
      {blocks.map((block, n) => {
        const meaning = block.kind === 'list' ? meaningAt(blocks, n) : null;
        const meant =
          block.kind === 'list' && meaning !== null
            ? listOf?.({ meaning, items: itemsOf(block, `${sources.of}.${n}`, sources) })
            : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end.
        return <Fragment key={n}>{meant ?? <Block block={block} {...sources} />}</Fragment>;
      })}
    </div>
  );
});

type SourcesOf = Omit<AnswerTextProps, 'text' | 'listOf'>;
type ListBlock = Extract<TextBlock, { kind: 'list' }>;

/** By the heading that stands nearest above it. */
const meaningAt = (blocks: readonly TextBlock[], n: number): ListMeaning => {
  const above = blocks.slice(0, n).findLast(({ kind }) => kind === 'heading');
  return above?.kind === 'heading' ? listMeaning(plainOf(above.inlines)) : null;
};

const itemsOf = ({ items }: ListBlock, key: string, sources: SourcesOf): MeantList['items'] =>
  items.map((item, n) => ({
    key: `${key}.${n}`,
    plain: plainOf(item.filter(({ kind }) => kind !== 'source')).trim(),
    shown: <Inlines inlines={item} {...sources} />,
  }));

const Block = ({ block, ...sources }: SourcesOf & { block: TextBlock }): ReactNode => {
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <Inlines inlines={block.inlines} {...sources} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Fragment key={index}>
              {index > 0 && <br />}
              <Inlines inlines={line} {...sources} />
            </Fragment>
          ))}
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index}>
          <Inlines inlines={item} {...sources} />
        </li>
      ));
      return block.first === null ? <ul>{items}</ul> : <ol start={block.first}>{items}</ol>;
    }
  }
};

const Inlines = ({ inlines, ...sources }: SourcesOf & { inlines: readonly Inline[] }) =>
  inlines.map((inline, index) => {
    const key = `${index} ${inline.kind}`;
    if (inline.kind === 'source') return <SourceMark key={key} n={inline.n} {...sources} />;
    return inline.kind === 'strong' ? <strong key={key}>{inline.text}</strong> : inline.text;
  });

const SourceMark = ({ n, citations, of, opensCases }: SourcesOf & { n: number }) => {
  const cited = citations.find((each) => each.n === n);
  if (cited === undefined) return `[${n}]`;
  const look = {
    className: 'source-mark',
    children: (
      <>
        <span className="visually-hidden">출처 </span>
        {n}
        <span className="visually-hidden">: {sourceName(cited)}</span>
      </>
    ),
  };
  return cited.kind === 'case' && opensCases ? (
    <CaseLink cited={cited} {...look} />
  ) : (
    <a href={`#${sourceId(of, n)}`} {...look} />
  );
};
