import { koreanDate } from '../../kernel/korean/korean-formats.ts';
import type { AdviceOut, PublishedText } from '../contract/advice.ts';
import { adviceDisclaimer } from './disclaimer.ts';
import {
  isChangedAfterReview1,
  readingName,
  reviewerName,
  reviewName,
  sourceName,
  sourceNote,
} from './source-words.ts';
import { plainOf, type TextBlock, textBlocksOf } from './text-blocks.ts';

/** The published advice as a document: what it says, in order. How it looks on paper is for whoever draws it. */
export type AdviceDocument = {
  readonly title: string;
  readonly blocks: readonly PaperBlock[];
  /** Below every page, beside its number. */
  readonly footer: string;
  /** When it was published (ISO): the document has no other date, so that it can be made again byte by byte. */
  readonly publishedAt: string;
};

export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly look?: 'strong' | 'soft' }
  /** A line of a list or a source, with its mark before it. */
  | { readonly kind: 'item'; readonly mark: string; readonly text: string; readonly note?: string }
  | { readonly kind: 'rows'; readonly rows: readonly { readonly label: string; readonly value: string }[] };

export type AdviceDocumentInput = Pick<AdviceOut, 'id' | 'question'> & {
  readonly published: PublishedText & { readonly text: string };
};

export const adviceDocument = ({ id, question, published }: AdviceDocumentInput): AdviceDocument => ({
  title: '노무자문서',
  publishedAt: published.at,
  footer: `노무체크 · 자문 번호 ${id}`,
  blocks: [
    {
      kind: 'rows',
      rows: [
        { label: '나온 날', value: koreanDate(published.at) },
        { label: '기준', value: adviceDisclaimer.lawDate(published.lawDate) },
        ...published.reviewers.map((reviewer) => ({
          label: reviewName[reviewer.stage],
          value: [reviewerName(reviewer), ...(reviewer.read ? [readingName[reviewer.read]] : [])].join('. '),
        })),
      ],
    },
    ...(isChangedAfterReview1(published)
      ? [{ kind: 'text', look: 'soft', text: adviceDisclaimer.changedAfterReview1 } as const]
      : []),
    ...(question === null ? [] : [{ kind: 'heading', text: '질문' } as const, ...paragraphs(question)]),
    { kind: 'heading', text: '자문' },
    ...body(published.text),
    ...sources(published),
    { kind: 'heading', text: '알아 두세요' },
    ...adviceDisclaimer.reviewed.map((text): PaperBlock => ({ kind: 'text', look: 'soft', text })),
  ],
});

/** What the asker wrote: line by line, without a meaning of its marks. */
const paragraphs = (text: string): PaperBlock[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'text', text: line }));

const body = (text: string): PaperBlock[] => textBlocksOf(text).flatMap(onPaper);

const onPaper = (block: TextBlock): PaperBlock[] => {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'text', look: 'strong', text: plainOf(block.inlines) }];
    case 'paragraph':
      return block.lines.map((line) => ({ kind: 'text', text: plainOf(line) }));
    case 'list':
      return block.items.map((item, index) => ({
        ...{ kind: 'item', mark: block.first === null ? '•' : `${block.first + index}.`, text: plainOf(item) },
      }));
  }
};

const sources = ({ citations }: PublishedText): PaperBlock[] =>
  citations.length === 0
    ? []
    : [
        { kind: 'heading', text: '출처' },
        ...citations.map(
          (cited): PaperBlock => ({
            ...{ kind: 'item', mark: `[${cited.n}]`, text: sourceName(cited), note: sourceNote(cited) },
          }),
        ),
      ];
