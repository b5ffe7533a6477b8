import { Box, Button, Typography } from '@mui/material';
import { useNotify } from 'react-admin';

/** A sentence for the answer to a client, to be copied. */
export const ClientSentence = ({ text }: { text: string }) => {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('문장을 복사했습니다.', { type: 'info' }),
      () => notify('복사하지 못했습니다. 글을 직접 골라 복사해 주십시오.', { type: 'warning' }),
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography data-client-sentence sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
        {text}
      </Typography>
      <Button variant="outlined" onClick={() => void copy()}>
        문장 복사
      </Button>
    </Box>
  );
};
