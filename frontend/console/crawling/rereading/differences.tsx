import { Box, Pagination } from '@mui/material';
import type { DifferenceFilter, RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ListEmpty, ListFailure, ListWaiting } from '../../cases/shared/list-states.tsx';
import { Choice } from '../../list/filter-fields.tsx';
import { Section } from '../../shell/section.tsx';
import { Decisions } from './decisions.tsx';
import { DifferenceLine } from './difference-line.tsx';
import { rereads, useRereadingData } from './rereading-data.ts';
import { fieldNames, isField, isState, stateNames } from './words.ts';

const PAGE = 20;

type DifferencesProps = {
  readonly reread: RereadOut;
  readonly isSettling: boolean;
  /** So many differences were decided about. */
  readonly onDecided: (some: number) => void;
};

/** The fields that were read differently, with the decisions about them. Field and state are in the address. */
export const Differences = ({ reread: { id, open, read }, isSettling, onDecided }: DifferencesProps) => {
  const [params, setParams] = useSearchParams();
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { rereadDifferences } = useRereadingData();
  const named = { field: params.get('field'), state: params.get('state') };
  const filter = {
    ...(isField(named.field) ? { field: named.field } : {}),
    state: isState(named.state) ? named.state : 'open',
  } as const satisfies DifferenceFilter;
  const { data, error, refetch } = useQuery({
    // What changes while a job works is in the key, so that the differences are read again.
    queryKey: [rereads, 'differences', id, filter, page, open, read],
    queryFn: () => rereadDifferences(id, filter, (page - 1) * PAGE, PAGE),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const choose = (name: string, wanted: string) => {
    setSelected([]);
    setPage(1);
    setParams((before) => {
      if (wanted === '') before.delete(name);
      else before.set(name, wanted);
      return before;
    });
  };
  const isOpen = filter.state === 'open';
  return (
    <Section title="달라진 값">
      <Box role="group" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1.5 }}>
        <Choice label="항목" value={filter.field ?? ''} onChoose={(field) => choose('field', field)}>
          {Object.entries(fieldNames)}
        </Choice>
        <Choice label="상태" value={filter.state} all={false} onChoose={(state) => choose('state', state)}>
          {Object.entries(stateNames)}
        </Choice>
      </Box>
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListWaiting label="달라진 값을 불러오는 중" />
      ) : data.total === 0 ? (
        <ListEmpty>{isOpen ? '정할 것이 없습니다.' : '이 조건에 맞는 것이 없습니다.'}</ListEmpty>
      ) : (
        <>
          {isOpen && (
            <Decisions
              id={id}
              shown={data.items}
              selected={selected}
              onSelect={setSelected}
              all={data.total}
              {...(filter.field === undefined ? {} : { field: filter.field })}
              isBusy={isSettling}
              onDecided={(some) => {
                setSelected([]);
                setPage(1);
                onDecided(some);
              }}
            />
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.items.map((difference) => (
              <DifferenceLine
                key={difference.id}
                difference={difference}
                isSelected={selected.includes(difference.id)}
                {...(isOpen ? { onToggle: () => setSelected(toggled(selected, difference.id)) } : {})}
              />
            ))}
          </Box>
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

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
