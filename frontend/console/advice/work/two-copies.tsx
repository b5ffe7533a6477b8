import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useMediaQuery } from '@mui/material';
import type { WorkingCopyOut } from '@nomucheck/domain/advice/contract/review.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { theme } from '../../shell/theme.ts';
import { SideBySide } from '../../texts/word-changes.tsx';
import type { WorkInHand } from '../copy/use-working-copy.ts';

/** Another window has saved another copy: both are shown, and nothing is dropped before one is chosen. */
export const TwoCopies = ({ work, theirs }: { work: WorkInHand; theirs: WorkingCopyOut }) => {
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  return (
    <Dialog open fullWidth fullScreen={isNarrow} maxWidth="lg" aria-labelledby="two-copies">
      <DialogTitle id="two-copies">다른 창에서 저장한 글이 있습니다</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          두 글을 견주어 보고 정해 주십시오. 의견과 점검({work.copy.comments.length}건, {work.copy.checklist.length}개 /{' '}
          {theirs.comments.length}건, {theirs.checklist.length}개)도 고른 쪽의 것이 남습니다.
        </Typography>
        <SideBySide
          left={{
            title: `저장된 글${theirs.savedAt === null ? '' : ` (${koreanMoment(theirs.savedAt)})`}`,
            text: theirs.text,
          }}
          right={{ title: '이 화면의 글', text: work.copy.text }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={work.takeTheirs}>저장된 글로 계속</Button>
        <Button variant="contained" onClick={work.keepMine}>
          이 화면의 글로 저장
        </Button>
      </DialogActions>
    </Dialog>
  );
};
