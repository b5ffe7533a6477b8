import { Box, Button, Typography } from '@mui/material';
import type { ConsultationDetail, ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { daysOfSlot, instantOfSlot, type Slot, slotText } from '@nomucheck/domain/consultations/slots.ts';
import { koreanMonthDay } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import { PartFailure } from '../../list/list-states.tsx';
import { NothingYet } from '../../shell/record/section.tsx';
import { useNow } from '../../shell/use-now.ts';
import { consultationList } from '../consultations-data.ts';
import { agreedWords } from './request-facts.tsx';

type SlotDaysProps = {
  readonly item: ConsultationDetail;
  readonly chosen: string | null;
  readonly onChoose: (at: string | null) => void;
  /** The server's message about the chosen time. */
  readonly error?: string | undefined;
};

/** For each wished time the days on which it can be agreed; a second press takes the choice back. */
export const SlotDays = ({ item, chosen, onChoose, error }: SlotDaysProps) => {
  // Asked by the hour: an exact instant would ask the server with each render.
  const now = useNow().toISOString();
  const own = useOwnTimes(item.id, now.slice(0, 13));
  return (
    <Box component="section" aria-label="상담 시간 정하기" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">상담 시간 정하기</Typography>
      {item.agreedAt !== null && (
        <Typography variant="body2">지금 정해진 시간: {agreedWords(item.agreedAt)}</Typography>
      )}
      {error !== undefined && (
        <Typography variant="body2" color="error">
          {error}
        </Typography>
      )}
      {own.error && item.slots.length > 0 && (
        <PartFailure onRetry={() => void own.refetch()}>
          내 다른 상담 시간을 불러오지 못해 겹치는 날을 표시하지 못합니다.
        </PartFailure>
      )}
      {item.slots.length === 0 && <NothingYet>신청인이 고른 시간이 없습니다. 답으로 시간을 물어보십시오.</NothingYet>}
      {item.slots.map((slot) => (
        <Days key={slotText(slot)} slot={slot} now={now} taken={own.times} chosen={chosen} onChoose={onChoose} />
      ))}
    </Box>
  );
};

/** When the reader has other consultations. `from` is an instant cut to its hour. */
const useOwnTimes = (id: string, from: string) => {
  const {
    data = [],
    error,
    refetch,
  } = useGetList<ConsultationListItem>(
    consultationList,
    {
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'agreedAt', order: 'ASC' },
      filter: { assignee: 'me', stage: 'agreed', agreedFrom: `${from}:00:00.000Z` },
    },
    { retry: false, onError: () => {} },
  );
  const times = data.flatMap((each) => (each.id === id || each.agreedAt === null ? [] : [each.agreedAt]));
  return { times, error, refetch };
};

type DaysProps = Pick<SlotDaysProps, 'chosen' | 'onChoose'> & {
  readonly slot: Slot;
  readonly now: string;
  /** Instants at which the reader has another consultation. */
  readonly taken: readonly string[];
};

const Days = ({ slot, now, taken, chosen, onChoose }: DaysProps) => {
  const id = useId();
  const days = daysOfSlot(slot, now);
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {slotText(slot)}
      </Typography>
      {days.length === 0 && <NothingYet>앞으로 4주 안에 근무일이 없습니다.</NothingYet>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {days.map((day) => {
          const at = instantOfSlot(day, slot);
          const isChosen = at === chosen;
          const isTaken = taken.includes(at);
          return (
            <Button
              key={day}
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? null : at)}
              sx={{ minHeight: 44 }}
            >
              {koreanMonthDay(day)}
              {isTaken && ' (내 다른 상담)'}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
};
