import type { Block } from './block.ts';
import { isBlankAlone, ruledText, withRules } from './lines-to-write-on.ts';
import type { Sentence } from './sentence.ts';

export type { Block, Box } from './block.ts';

/** A document to file, as it stands on paper from top to bottom. */
export type FiledDocument = {
  readonly title: string;
  readonly blocks: readonly Block[];
};

/** Every sentence of it, in order. */
export const sentencesOf = ({ blocks }: FiledDocument): readonly Sentence[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading') return [];
    return block.kind === 'boxes' ? block.boxes.map(({ filled }) => filled) : block.sentences;
  });

/** The places that are still blank, each once. */
export const blanksOf = (document: FiledDocument): readonly string[] => [
  ...new Set(sentencesOf(document).flatMap(({ blanks }) => blanks)),
];

export const numberOf = (numbered: 'plain' | 'evidence', index: number): string =>
  numbered === 'plain' ? `${index + 1}.` : `갑 제${index + 1}호증`;

/** The document as text to copy, its blank places as lines to write on. */
export const asText = ({ title, blocks }: FiledDocument): string =>
  [title, ...blocks.map(blockAsText)]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');

const blockAsText = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return block.level === 'part' ? block.text : `■ ${block.text}`;
    case 'boxes':
      return block.boxes.map(({ label, filled }) => `${label}: ${withRules(filled)}`).join('\n');
    case 'paragraph':
      return block.sentences
        .map((each, index) => {
          const before = block.sentences[index - 1];
          const runsOn = before !== undefined && !isBlankAlone(before) && !isBlankAlone(each);
          return `${before === undefined ? '' : runsOn ? ' ' : '\n'}${ruledText(each, block)}`;
        })
        .join('');
    case 'list':
      return block.sentences
        .map((each, index) => `${numberOf(block.numbered, index)} ${ruledText(each, block)}`)
        .join('\n');
    case 'centred':
      return block.sentences.map(withRules).join('\n');
    default: {
      const unforeseen: never = block;
      return unforeseen;
    }
  }
};
