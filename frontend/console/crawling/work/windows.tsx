import { Box, Button, FormControlLabel, Pagination, Switch, Typography } from '@mui/material';
import type { WindowOut, WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { count } from '../../../shared/formats.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useCrawlingData, worksOf } from '../crawling-data.ts';
import { spanWords, windowWords } from '../words.ts';

const PAGE = 12;

/** The spans of days that the work goes through one after the other; nothing for a work of one. */
export const Windows = ({ work }: { readonly work: WorkOut }) => {
  const { kind, id, windows, done, listed, stage } = work;
  const [page, setPage] = useState(1);
  const [onlyLacking, setOnlyLacking] = useState(false);
  const { crawlWindows } = useCrawlingData();
  const lacking = windows.ended - windows.complete;
  const { data, error, refetch } = useQuery({
    // What changes while the work runs is in the key, so that the windows are read again.
    queryKey: [worksOf(kind), 'windows', id, page, onlyLacking, windows, listed, done, stage],
    queryFn: () => crawlWindows(kind, id, onlyLacking ? { complete: false } : {}, (page - 1) * PAGE, PAGE),
    placeholderData: keepPreviousData,
  });
  return (
    <Section
      title="기간별 진행"
      action={
        (lacking > 0 || onlyLacking) && (
          <FormControlLabel
            control={
              <Switch
                checked={onlyLacking}
                onChange={(_event, checked) => {
                  setOnlyLacking(checked);
                  setPage(1);
                }}
              />
            }
            label="빠진 것이 있는 기간만"
          />
        )
      }
    >
      <Typography variant="body2" sx={{ mb: 1 }}>
        {count(windows.total)}구간 가운데 {count(windows.ended)}구간을 마쳤습니다.
        {lacking > 0 && ` ${count(lacking)}구간은 빠진 것이 있습니다.`}
      </Typography>
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListWaiting label="기간을 불러오는 중" />
      ) : data.total === 0 ? (
        <ListEmpty
          action={
            onlyLacking && (
              <Button color="inherit" onClick={() => setOnlyLacking(false)}>
                모두 보기
              </Button>
            )
          }
        >
          빠진 것이 있는 기간이 없습니다.
        </ListEmpty>
      ) : (
        <>
          <WindowTable windows={data.items} dayName={sources[work.source].dayName} />
          {data.total > PAGE && (
            <Pagination
              count={Math.ceil(data.total / PAGE)}
              page={page}
              onChange={(_event, next) => setPage(next)}
              sx={{ mt: 1 }}
            />
          )}
        </>
      )}
    </Section>
  );
};

type WindowTableProps = { readonly windows: readonly WindowOut[]; readonly dayName: string };

/** A narrow column breaks a span between its two days only. */
const linesOf = (span: string): string => span.replaceAll(/ (?!–)/g, '\u00a0');

const WindowTable = ({ windows, dayName }: WindowTableProps) => {
  const id = useId();
  return (
    // It can be scrolled by keyboard where the table is wider than its place.
    <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        aria-labelledby={id}
        sx={{
          ...{ fontSize: 14, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
          '& th, & td': { pr: 2, py: 0.75, textAlign: 'left', borderBottom: 1, borderColor: 'divider' },
          '& td.figure, & th.figure': { textAlign: 'right', whiteSpace: 'nowrap' },
        }}
      >
        <caption id={id} style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          기간마다 어디까지 모았는지
        </caption>
        <thead>
          <tr>
            <th scope="col">{dayName}</th>
            <th scope="col" className="figure">
              출처에 있음
            </th>
            <th scope="col" className="figure">
              살펴봄
            </th>
            <th scope="col">상태</th>
          </tr>
        </thead>
        <tbody>
          {windows.map((window) => (
            <tr key={window.id}>
              <th scope="row" style={{ fontWeight: 400 }}>
                {linesOf(spanWords(window))}
              </th>
              <td className="figure">{window.total === null ? '–' : `${count(window.total)}건`}</td>
              <td className="figure">{count(window.done)}건</td>
              <td style={{ fontWeight: window.complete === false ? 600 : 400 }}>{windowWords(window)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
