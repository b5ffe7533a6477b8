import type { CaseSearchItem } from '@nomucheck/domain/search/contract/search.ts';
import { Fragment } from 'react';

/** A text with what was looked for marked. */
export const MarkedText = ({ segments }: { segments: CaseSearchItem['titleMarks'] }) =>
  segments.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move.
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
