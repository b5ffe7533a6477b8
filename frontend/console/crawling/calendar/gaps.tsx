import { Box, Button, Typography } from '@mui/material';
import type { CalendarOut } from '@nomucheck/domain/crawling/contract.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { ListEmpty } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { type CrawlKind, spanWords } from '../words.ts';
import { FillButton } from './fill-button.tsx';

const atFirst = 8;

/** The spans that were never collected, or not completely; each is filled with one click. */
export const Gaps = ({
  kind,
  calendar: { source, asked, gaps },
}: {
  readonly kind: CrawlKind;
  readonly calendar: CalendarOut;
}) => {
  const [all, setAll] = useState(false);
  const latestFirst = gaps.toReversed();
  return (
    <Section title="빈 기간">
      {asked === null ? (
        <ListEmpty
          action={
            <Button color="inherit" component={Link} to={`/admin/crawling?kind=${kind}`}>
              수집 시작
            </Button>
          }
        >
          이 출처에서는 아직 모은 적이 없습니다.
        </ListEmpty>
      ) : gaps.length === 0 ? (
        <Typography>{spanWords(asked)} 사이에 빈 날이 없습니다.</Typography>
      ) : (
        <>
          <Typography variant="body2">
            {spanWords(asked)} 사이에 빠진 기간 {count(gaps.length)}개입니다.
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {(all ? latestFirst : latestFirst.slice(0, atFirst)).map((gap) => (
              <Box
                component="li"
                key={`${gap.from} ${gap.to}`}
                sx={{
                  ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.75 },
                  ...{ borderBottom: 1, borderColor: 'divider' },
                }}
              >
                <Box sx={{ flex: '1 1 180px' }}>
                  {spanWords(gap)} <span>({count(gap.days)}일)</span>
                </Box>
                <FillButton kind={kind} source={source} gap={gap} />
              </Box>
            ))}
          </Box>
          {!all && gaps.length > atFirst && (
            <Button onClick={() => setAll(true)}>{count(gaps.length - atFirst)}개 더 보기</Button>
          )}
        </>
      )}
    </Section>
  );
};
