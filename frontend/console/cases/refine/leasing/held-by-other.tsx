import { Alert, Box, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { koreanClock } from '../../../../shared/formats.ts';
import { messageOf } from '../../../api/api-error.ts';
import { useLease } from './use-lease.ts';

/** Who else works on the case, so that two people don't do the same work; who only has it open. */
export const HeldByOther = ({ id, onNext }: { id: string; onNext: () => void }) => {
  const { holder, others, take } = useLease(id);
  const notify = useNotify();
  const names = others.map(({ name }) => `${name}님`).join(', ');
  return (
    <Box role="status" sx={{ mb: holder !== null || others.length > 0 ? 1 : 0 }}>
      {holder !== null && (
        <Alert
          severity="warning"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', '& button': { minHeight: 44, whiteSpace: 'nowrap' } }}>
              <Button color="inherit" onClick={onNext}>
                다음 자료
              </Button>
              <Button
                color="inherit"
                onClick={() => void take().catch((error: unknown) => notify(messageOf(error), { type: 'error' }))}
              >
                넘겨받기
              </Button>
            </Box>
          }
        >
          {holder.name}님이 {koreanClock(holder.until)}까지 맡은 자료
          {others.length > 0 && ` · ${names}도 보고 있음`}
        </Alert>
      )}
      {holder === null && others.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {names}도 보고 있음
        </Box>
      )}
    </Box>
  );
};
