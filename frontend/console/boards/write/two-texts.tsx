import { Alert, Box, Button } from '@mui/material';
import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { useEffect } from 'react';
import { useWholeRecord } from '../../api/whole-record.ts';
import { SideBySide } from '../../cases/shared/word-changes.tsx';
import { postList } from '../boards-data.ts';
import { said } from '../words.ts';
import { typedOf } from './kept-post.ts';
import type { TypedPost } from './use-typed.ts';

type TwoTextsProps = { readonly post: AdminBoardPost; readonly work: TypedPost; readonly onDecided: () => void };

/** Somebody else has saved the article meanwhile: both texts are shown, and nothing is dropped before one is chosen. */
export const TwoTexts = ({ post, work, onDecided }: TwoTextsProps) => {
  const { refetch } = useWholeRecord<AdminBoardPost>(postList, post.id, { enabled: false });
  useEffect(() => void refetch(), [refetch]);
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      그 사이 다른 분이 이 글을 저장했습니다. 두 글을 견주어 보고 골라 주십시오.
      <Box sx={{ my: 2, color: 'text.primary' }}>
        <SideBySide
          left={{ title: '저장된 글', text: said(post) }}
          right={{ title: '이 화면의 글', text: said(work.typed) }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
        <Button
          variant="outlined"
          onClick={() => {
            work.take(typedOf(post));
            onDecided();
          }}
        >
          저장된 글로 계속
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            work.goOnFrom(post.revision);
            onDecided();
          }}
        >
          이 화면의 글로 계속
        </Button>
      </Box>
    </Alert>
  );
};
