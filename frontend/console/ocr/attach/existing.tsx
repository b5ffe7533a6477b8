import { Alert, Box, Button, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { caseLabel, decidedOnText, stageNames } from '../../cases/shared/words.ts';
import type { ExistingCase } from './attach-form.ts';

type ExistingProps = {
  readonly existing: ExistingCase;
  readonly isPending: boolean;
  readonly onTake: (caseId: string) => void;
  readonly onReplace: (caseId: string) => void;
};

/** A case is there already: the person looks at it, and gives it this text or not. */
export const Existing = ({ existing: { case: found, why }, isPending, onTake, onReplace }: ExistingProps) => {
  const page = ['master', 'withdrawn', 'merged'].includes(found.stage) ? 'master/' : '';
  return (
    <Alert severity="warning">
      {why === 'duplicate'
        ? '같은 판정의 자료가 이미 있습니다.'
        : '이 자료에는 다른 글이 이미 있습니다. 바꾸면 이 글이 자료의 새 본문이 됩니다.'}
      <Box sx={{ my: 1 }}>
        <MuiLink component={Link} to={`/admin/data/${page}${found.caseId}`} target="_blank" sx={{ fontWeight: 600 }}>
          {[caseLabel(found), decidedOnText(found.decidedOn), stageNames[found.stage]].join(' · ')}
        </MuiLink>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isPending}
        onClick={() => (why === 'duplicate' ? onTake : onReplace)(found.caseId)}
        sx={{ minHeight: 44 }}
      >
        {why === 'duplicate' ? '그 자료에 이 글을 붙이기' : '글 바꾸기'}
      </Button>
    </Alert>
  );
};
