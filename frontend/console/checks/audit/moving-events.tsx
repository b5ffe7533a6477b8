import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { Causes, MovingEvent } from '@nomucheck/domain/checks/contract/explanation.ts';
import { Link } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { mayOpen } from '../../access/grants.ts';
import { NothingYet } from '../../shell/record/section.tsx';
import { countedWords, levelNames, pointsBetween, signed } from './words.ts';

/** The counts of each level, and the events of cases that moved the figure, those with the largest effect first. */
export const MovingEvents = ({ causes: { levels, events } }: { causes: Causes }) => {
  if (levels.length === 0) return <NothingYet>두 결과는 같은 판정 자료를 셌습니다.</NothingYet>;
  return (
    <>
      <Levels levels={levels} />
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{totalWords(events)}</Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {events.shown.map((event) => (
          <Moved key={event.position} event={event} />
        ))}
      </Box>
    </>
  );
};

const totalWords = ({ total, shown }: Causes['events']): string => {
  if (total === null) return '그 사이 바뀐 자료가 너무 많아 하나씩 나누지 않았습니다.';
  if (total === 0) return '수치를 움직인 자료 기록이 없습니다.';
  const all = `수치를 움직인 자료 기록 ${count(total)}건`;
  return total > shown.length ? `${all} 가운데 크게 움직인 ${count(shown.length)}건` : all;
};

const Levels = ({ levels }: { levels: Causes['levels'] }) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="수준별로 센 판정">
    <Box component="table" sx={{ fontSize: 14.5, '& th, & td': { pr: 2, textAlign: 'left', whiteSpace: 'nowrap' } }}>
      <thead>
        <tr>
          <th scope="col">수준</th>
          <th scope="col">앞 결과 (근로자 승 / 판단)</th>
          <th scope="col">뒤 결과</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, before, after }) => {
          const changed = before.decided !== after.decided || before.wins !== after.wins;
          return (
            <tr key={level}>
              <th scope="row">{levelNames[level]}</th>
              <td>{tallyWords(before)}</td>
              <td>{changed ? <strong>{tallyWords(after)}</strong> : '그대로'}</td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  </Box>
);

const tallyWords = ({ decided, wins }: Causes['levels'][number]['before']): string => `${wins} / ${count(decided)}건`;

const Moved = ({ event }: { event: MovingEvent }) => (
  <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
      <CaseLink event={event} />
      <strong>{signed(pointsBetween(event.before, event.after))}</strong>
    </Box>
    <Typography variant="body2">
      {event.summary} {countedWords(event.was)} → {countedWords(event.is)}
    </Typography>
    {event.reason !== undefined && <Typography variant="body2">사유: {event.reason}</Typography>}
    <Typography variant="body2" color="text.secondary">
      {koreanMoment(event.at)} · {event.actor.name}
    </Typography>
  </Box>
);

/** The case at that revision; only its name for who has no access to case data. */
const CaseLink = ({ event: { caseId, name, revision } }: { event: MovingEvent }) => {
  const { user } = useSession();
  if (!mayOpen(user, 'data')) return <span>{name}</span>;
  return (
    <MuiLink
      component={Link}
      to={`/admin/data/master/${caseId}?asOf=r${revision}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 24,
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      {name}
    </MuiLink>
  );
};
