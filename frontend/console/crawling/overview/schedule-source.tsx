import { Box, Typography } from '@mui/material';
import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import {
  FIRST_DAYS,
  MOST_DAYS_A_RUN,
  nextDue,
  type WeeklyTime,
  weekdayNames,
  weeklyWords,
} from '@nomucheck/domain/crawling/work/schedule.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { koreanMoment } from '../../../shared/formats.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useCrawlingData } from '../crawling-data.ts';

type ScheduleProps = { readonly source: SourceOut; readonly onClose: () => void };

/** The work week begins with what came in the week before. */
const usual: WeeklyTime = { weekday: 1, hour: 6 };
const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** Monday first, as a week of work goes. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** Sets or changes when a source is collected from by itself. */
export const ScheduleSource = ({ source: { name, label, schedule }, onClose }: ScheduleProps) => {
  const [time, setTime] = useState<WeeklyTime>(schedule ?? usual);
  const { scheduleCrawlSource } = useCrawlingData();
  const done = useDone(onClose);
  const { weekday, hour } = time;
  return (
    <ReasonedDialog
      title={`${label}: 수집 예약`}
      action={schedule === null ? '예약' : '예약 변경'}
      about={name}
      isHarmless
      isReady={schedule?.weekday !== weekday || schedule.hour !== hour}
      onClose={onClose}
      command={(reason) => scheduleCrawlSource(name, { weekday, hour }, reason)}
      onDone={done}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1, mb: 1.5 }}>
        <Choice
          label="요일"
          all={false}
          value={String(weekday)}
          onChoose={(chosen) => setTime({ hour, weekday: Number(chosen) })}
        >
          {weekdays.map((day) => [String(day), weekdayNames[day]])}
        </Choice>
        <Choice
          label="시각"
          all={false}
          value={String(hour)}
          onChoose={(chosen) => setTime({ weekday, hour: Number(chosen) })}
        >
          {hours.map((each) => [String(each), `${String(each).padStart(2, '0')}:00`])}
        </Choice>
      </Box>
      <Typography variant="body2">
        다음 수집: {koreanMoment(nextDue({ weekday, hour }, new Date().toISOString()))}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        마지막으로 빠짐없이 모은 날부터 전날까지 모음. 모은 적이 없으면 최근 {FIRST_DAYS}일, 한 번에 최대{' '}
        {MOST_DAYS_A_RUN}일. 출처를 꺼 둔 동안 지나간 예약은 켠 뒤 한 번만 수집.
      </Typography>
    </ReasonedDialog>
  );
};

/** Stops it. */
export const StopSchedule = ({ source: { name, label, schedule }, onClose }: ScheduleProps) => {
  const { scheduleCrawlSource } = useCrawlingData();
  const done = useDone(onClose);
  return (
    <ReasonedDialog
      title={`${label}: 예약 중지`}
      action="예약 중지"
      about={name}
      onClose={onClose}
      command={(reason) => scheduleCrawlSource(name, null, reason)}
      onDone={done}
    >
      {schedule === null ? '예약이 없습니다.' : `${weeklyWords(schedule)} 수집을 더 하지 않음. 모은 자료는 그대로임.`}
    </ReasonedDialog>
  );
};

const useDone = (onClose: () => void) => {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['admin/crawling', 'sources'] });
    onClose();
  };
};
