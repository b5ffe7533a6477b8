import { Box, Button, Chip, Link as MuiLink, Typography } from '@mui/material';
import type { NoticeOut } from '@nomucheck/domain/notices/contract.ts';
import { pathOf } from '@nomucheck/domain/notices/matter.ts';
import { Link } from 'react-router';
import { koreanMoment } from '../../shared/formats.ts';
import { useMarkNotices } from './use-notices.ts';
import { noticeWords } from './words.ts';

/** One notice; opening its matter marks it as seen. */
export const NoticeLine = ({ notice }: { notice: NoticeOut }) => {
  const { id, about, at, readAt, endedAt } = notice;
  const mark = useMarkNotices();
  const { title, more } = noticeWords(notice);
  const isNew = readAt === null && endedAt === null;
  const seen = () => {
    if (isNew) mark.mutate({ id });
  };
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 1 },
        ...{ borderBottom: 1, borderColor: 'divider', opacity: mark.isPending ? 0.6 : 1 },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <MuiLink component={Link} to={pathOf(about)} onClick={seen} sx={{ fontWeight: isNew ? 700 : 400, py: 1.25 }}>
            {title}
          </MuiLink>
          {isNew && <Chip size="small" color="primary" label="새 알림" />}
          {endedAt !== null && <Chip size="small" variant="outlined" label="처리됨" />}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {more}
        </Typography>
      </Box>
      <Typography component="time" dateTime={at} variant="body2" color="text.secondary">
        {koreanMoment(at)}
      </Typography>
      <Box sx={{ ml: 'auto', minWidth: { sm: 64 } }}>
        {isNew && (
          <Button onClick={seen} disabled={mark.isPending} aria-label={`${title}: 읽음`} sx={{ minHeight: 44 }}>
            읽음
          </Button>
        )}
      </Box>
    </Box>
  );
};
