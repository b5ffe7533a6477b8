import { Alert, Box, Button, Typography } from '@mui/material';
import { fieldErrorsOf, messageOf } from '../../../api/api-error.ts';
import type { DraftWork } from '../work/use-draft-work.ts';
import { inWords, pathName } from './edit-in-words.ts';

/** Whether what was typed is saved, and the way back by one step. */
export const SavingState = ({ work }: { readonly work: DraftWork }) => {
  const { saving, isWaiting, undo, redo } = work;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button size="small" variant="outlined" disabled={undo === null} onClick={() => undo?.()}>
          되돌리기
        </Button>
        <Button size="small" variant="outlined" disabled={redo === null} onClick={() => redo?.()}>
          다시 하기
        </Button>
        <Typography variant="body2" color="text.secondary" role="status">
          {saving.isPending ? '저장하는 중' : isWaiting ? '저장하지 않은 것이 있음' : '모두 저장됨'}
        </Typography>
      </Box>
      {saving.error !== null && (
        <Alert
          severity="error"
          action={
            <>
              <Button color="inherit" onClick={saving.sendNow}>
                다시 저장
              </Button>
              {saving.refused.length > 0 && (
                <Button color="inherit" onClick={saving.giveUp}>
                  이 값 버리기
                </Button>
              )}
            </>
          }
        >
          {[messageOf(saving.error), ...Object.values(fieldErrorsOf(saving.error))].join(' ')} 적은 내용은 이 화면에
          그대로 있습니다.
          {saving.refused.length > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
              {saving.refused.map(({ at, value }) => (
                <li key={at.join('/')} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {pathName(at, work.content)}: {value === undefined ? '지움' : inWords(value, work.content)}
                </li>
              ))}
            </Box>
          )}
        </Alert>
      )}
    </>
  );
};
