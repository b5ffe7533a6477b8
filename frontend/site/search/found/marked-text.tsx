import type { CaseSearchItem } from '@nomucheck/domain/search/contract/search.ts';
import { Fragment } from 'react';

/** A text with the words of the query marked. */
export const MarkedText = ({ segments }: { segments: CaseSearchItem['titleMarks'] }) =>
  segments.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never change places.
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
