import { Alert, Box, Button } from '@mui/material';
import type { OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { count } from '../../../shared/formats.ts';
import { missingWords } from '../words.ts';

type MissingPagesProps = {
  readonly document: Pick<OcrDocument, 'missingPages' | 'readPages'>;
  readonly onOpen: (page: number) => void;
};

/** Which pages could not be read and why, each with the way to type it; those that nobody tried to read in one line. */
export const MissingPages = ({ document: { missingPages, readPages }, onOpen }: MissingPagesProps) => {
  const unread = missingPages.filter(({ reason }) => reason !== null);
  const untried = missingPages.length - unread.length;
  if (missingPages.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      {unread.length > 0 && `읽지 못한 쪽이 ${count(unread.length)}개 있습니다. 글을 직접 적어 넣을 수 있습니다.`}
      {untried > 0 && ` 아직 읽지 않은 쪽이 ${count(untried)}개 있습니다. ‘이어서 읽기’를 누르면 읽습니다.`}
      {readPages.length > 0 && ' 지금 자료로 만들면 이 쪽들은 빠집니다.'}
      {unread.length > 0 && (
        <Box
          component="ul"
          aria-label="읽지 못한 쪽"
          sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, maxHeight: 240, overflow: 'auto' }}
        >
          {unread.map((missing) => (
            <Box
              component="li"
              key={missing.page}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
            >
              <Box component="span" sx={{ flex: '1 1 200px' }}>
                {missingWords(missing)}
              </Box>
              <Button
                color="inherit"
                aria-label={`${missing.page}쪽 글 적기`}
                onClick={() => onOpen(missing.page)}
                sx={{ minHeight: 44 }}
              >
                글 적기
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Alert>
  );
};
