import { Box, Pagination } from '@mui/material';
import type { DifferenceFilter, RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { Decisions } from './decisions.tsx';
import { DifferenceLine } from './difference-line.tsx';
import { rereads, useRereadingData } from './rereading-data.ts';
import { fieldNames, isField, isState, stateNames } from './words.ts';

const PAGE = 20;

/** The fields that were read differently, with the decisions about them. Field and state are in the address. */
export const Differences = ({ reread }: { readonly reread: RereadOut }) => {
  const { id, open, openFields, read, deciding } = reread;
  const [params, setParams] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [chosen, setSelected] = useState<readonly string[]>([]);
  const [decisions, setDecisions] = useState(0);
  useEffect(() => {
    // The button that was pressed is gone or disabled by now, and the dialog that asked is closed.
    if (decisions > 0) list.current?.focus();
  }, [decisions]);
  const { rereadDifferences } = useRereadingData();
  const wanted = { field: params.get('field'), state: params.get('state') };
  const filter = {
    ...(isField(wanted.field) ? { field: wanted.field } : {}),
    state: isState(wanted.state) ? wanted.state : 'open',
  } as const satisfies DifferenceFilter;
  const { data, error, refetch } = useQuery({
    // What changes while a job works is in the key, so that the differences are read again.
    queryKey: [rereads, 'differences', id, filter, page, open, read, deciding],
    queryFn: () => rereadDifferences(id, filter, (page - 1) * PAGE, PAGE),
    placeholderData: keepPreviousData,
    retry: false,
  });
  // What is no longer shown is never decided on.
  const selected = chosen.filter((each) => data?.items.some((difference) => difference.id === each));
  const choose = (name: string, value: string) => {
    setSelected([]);
    setPage(1);
    setParams((before) => {
      if (value === '') before.delete(name);
      else before.set(name, value);
      return before;
    });
  };
  const isOpen = filter.state === 'open';
  return (
    <Section title="달라진 값">
      <Box role="group" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1.5 }}>
        <Choice label="항목" value={filter.field ?? ''} onChoose={(field) => choose('field', field)}>
          {Object.entries(fieldNames).map(([field, name]) => [field, named(name, isField(field) && openFields[field])])}
        </Choice>
        <Choice label="상태" value={filter.state} all={false} onChoose={(state) => choose('state', state)}>
          {Object.entries(stateNames)}
        </Choice>
      </Box>
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        {error ? (
          <ListFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <ListWaiting label="달라진 값을 불러오는 중" />
        ) : data.total === 0 ? (
          <ListEmpty>{nothingWords(reread, filter)}</ListEmpty>
        ) : (
          <>
            {isOpen && (
              <Decisions
                reread={reread}
                shown={data.items}
                selected={selected}
                onSelect={setSelected}
                {...(filter.field === undefined ? {} : { field: filter.field })}
                onDecided={() => {
                  setSelected([]);
                  setPage(1);
                  setDecisions((before) => before + 1);
                }}
              />
            )}
            <Box component="ul" data-rows sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
                onChange={(_event, next) => {
                  setSelected([]);
                  setPage(next);
                }}
                sx={{ mt: 1 }}
              />
            )}
          </>
        )}
      </Box>
    </Section>
  );
};

const nothingWords = ({ stage }: RereadOut, { state, field }: DifferenceFilter): string => {
  if (state !== 'open' || field !== undefined) return '이 조건에 맞는 것이 없습니다.';
  return stage === 'running' ? '아직 찾은 것이 없습니다.' : '정할 것이 없습니다.';
};

/** With how many are open. */
const named = (name: string, open: number | undefined | false): string => (open ? `${name} ${count(open)}` : name);

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
