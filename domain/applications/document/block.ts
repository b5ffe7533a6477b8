import type { Sentence } from './sentence.ts';

export type Block =
  /** `part`: of the heading before it. */
  | { readonly kind: 'heading'; readonly text: string; readonly level?: 'part' }
  /** A box of the form: a label and what is filled in. */
  | { readonly kind: 'boxes'; readonly boxes: readonly Box[] }
  | { readonly kind: 'paragraph'; readonly sentences: readonly Sentence[] }
  /** Numbered as `1.` or `갑 제1호증`. */
  | { readonly kind: 'list'; readonly numbered: 'plain' | 'evidence'; readonly sentences: readonly Sentence[] }
  /** In the middle of the line: the day, the signature, the addressee. */
  | { readonly kind: 'centred'; readonly sentences: readonly Sentence[] };

export type Box = { readonly label: string; readonly filled: Sentence };
