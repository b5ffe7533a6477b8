import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import type { OcrDocument, OcrPage } from '@nomucheck/domain/ocr/contract.ts';
import { type RefObject, useRef, useState } from 'react';
import { ConflictDialog } from '../../../conflict/conflict-dialog.tsx';
import { ListFailure } from '../../../list/list-states.tsx';
import { PageWaiting } from '../../../shell/page-waiting.tsx';
import { theme } from '../../../shell/theme.ts';
import type { TypedPages } from '../typed-pages.ts';
import { useConfirmed } from '../use-confirmed.ts';
import { type Arrival, useWords } from '../use-words.ts';
import { WordBar } from '../word-bar.tsx';
import { PageImage } from './page-image.tsx';
import { PageText } from './page-text.tsx';
import { useOcrPage, usePageWork } from './use-page-work.ts';

type PageViewProps = {
  readonly document: OcrDocument;
  readonly typedPages: TypedPages;
  /** What sends a confirmation that is still held back. */
  readonly sendHeld: RefObject<() => void>;
  readonly number: number;
  readonly arrival: Arrival;
  readonly onOpen: (page: number, how: Arrival) => void;
};

/** A page's image beside its text. */
export const PageView = (props: PageViewProps) => {
  const { data, error, refetch } = useOcrPage(props.document.id, props.number);
  if (data) return <Work {...props} loaded={data} />;
  return error ? <ListFailure error={error} onRetry={() => void refetch()} /> : <PageWaiting />;
};

const Work = ({
  document,
  typedPages,
  sendHeld,
  arrival,
  onOpen,
  loaded,
}: PageViewProps & { readonly loaded: OcrPage }) => {
  const isWide = useMediaQuery(theme.breakpoints.up('lg'));
  const [side, setSide] = useState<'text' | 'image'>('text');
  const input = useRef<HTMLInputElement>(null);
  const work = usePageWork(document.id, loaded, typedPages);
  const { page, theirs } = work;
  const confirmed = useConfirmed(document.id, page, sendHeld);
  const words = useWords({ work, confirmed, document, arrival, onOpen, input });
  // Of a page that couldn't be read there is no image.
  const hasImage = page.how !== 'typed';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {work.typed === null && <WordBar documentId={document.id} page={page} words={words} input={input} />}
      {!isWide && hasImage && (
        <Tabs value={side} onChange={(_event, chosen: 'text' | 'image') => setSide(chosen)} variant="fullWidth">
          <Tab value="text" label="글" />
          <Tab value="image" label="그림" />
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `repeat(${hasImage ? 2 : 1}, minmax(0, 1fr))` },
        }}
      >
        {hasImage && (isWide || side === 'image') && (
          <PageImage
            documentId={document.id}
            page={page}
            tokens={words.tokens}
            current={words.current}
            onPick={words.pick}
          />
        )}
        {(isWide || !hasImage || side === 'text') && <PageText work={work} words={words} />}
      </Box>
      {theirs !== null && (
        <ConflictDialog
          rows={[{ name: `${page.page}쪽`, yours: work.text, theirs: theirs.text }]}
          onKeepMine={work.keepMine}
          onTakeTheirs={work.takeTheirs}
          onEditFurther={work.editFurther}
        />
      )}
    </Box>
  );
};
