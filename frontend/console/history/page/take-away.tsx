import { Box, Button, GlobalStyles } from '@mui/material';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { HistoryFilter, HistoryOutline } from '@nomucheck/domain/kernel/contract/record-history.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { createPortal } from 'react-dom';
import { koreanMoment } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { saveFile } from '../../export/save-file.ts';
import { useWholeHistory } from '../history-pages.ts';
import { HistoryStep } from '../history-step.tsx';
import { historyCsv } from './history-csv.ts';

type TakeAwayProps = { readonly outline: HistoryOutline; readonly filter: HistoryFilter };

/** The whole history under the conditions of the page, as a CSV file or on paper. */
export const TakeAway = ({ outline, filter }: TakeAwayProps) => {
  const { kind, id, title } = outline;
  const readAll = useWholeHistory();
  const notify = useNotify();
  const [printed, setPrinted] = useState<readonly HistoryEntry[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (to: 'file' | 'paper') => {
      const entries = await readAll({ kind, id }, { filter, asOf: null });
      if (to === 'paper') return setPrinted(entries);
      saveFile(new Blob([historyCsv(entries)], { type: 'text/csv;charset=utf-8' }), `${title} 이력.csv`);
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={() => mutate('file')} disabled={isPending}>
        CSV 내려받기
      </Button>
      <Button onClick={() => mutate('paper')} disabled={isPending}>
        인쇄
      </Button>
      {printed !== null && <OnPaper outline={outline} entries={printed} onDone={() => setPrinted(null)} />}
    </Box>
  );
};

/** On paper stand only the name of the record and its history. */
const paper = {
  '@media screen': { '#paper': { display: 'none' } },
  '@media print': {
    'body > *:not(#paper)': { display: 'none !important' },
    body: { background: '#fff !important' },
    '.no-print': { display: 'none !important' },
    a: { color: 'inherit !important', textDecoration: 'none !important' },
    '@page': { margin: '16mm' },
  },
};

type OnPaperProps = {
  readonly outline: HistoryOutline;
  readonly entries: readonly HistoryEntry[];
  readonly onDone: () => void;
};

const OnPaper = ({ outline: { kind, id, title, revision }, entries, onDone }: OnPaperProps) => {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div id="paper">
      <GlobalStyles styles={paper} />
      <h1>{title} 이력</h1>
      <p>
        {koreanMoment(new Date().toISOString())} 인쇄 · 변경 {revision}번까지, {entries.length}건
      </p>
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {entries.map((entry) => (
          <HistoryStep key={entry.revision} record={{ kind, id }} entry={entry} onLook={null} />
        ))}
      </Box>
    </div>,
    document.body,
  );
};
