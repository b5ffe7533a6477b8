import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { isConflict, messageOf } from '../../api/api-error.ts';
import { AttachDialog } from '../attach/attach-dialog.tsx';
import { useOcrData } from '../ocr-data.ts';
import { isUnderWay, whyNotAttached } from '../words.ts';
import { useDocument, useDocumentShown } from './use-document.ts';

type StepsProps = {
  readonly document: OcrDocument;
  /** Pages with a typed text that isn't saved. */
  readonly unsaved: readonly number[];
  readonly onAttach: () => void;
};

/** What can be done with a document. */
export const Steps = ({ document, unsaved, onAttach }: StepsProps) => {
  const { cancelOcr, readOcrAgain } = useOcrData();
  const { show } = useDocumentShown();
  const { refetch } = useDocument(document.id);
  const notify = useNotify();
  const [asked, setAsked] = useState<'attach' | 'remove' | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (step: typeof cancelOcr) => step(document),
    onSuccess: show,
    onError: (error) => {
      void refetch();
      notify(isConflict(error) ? '그 사이 문서가 바뀌었습니다. 다시 눌러 주십시오.' : messageOf(error), {
        type: 'error',
      });
    },
  });
  const attach = () => {
    onAttach();
    setAsked('attach');
  };
  const { status, readPages } = document;
  const step = { disabled: isPending, sx: { minHeight: 44 } } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isUnderWay(document) && (
        <Button variant="outlined" {...step} onClick={() => mutate(cancelOcr)}>
          멈추기
        </Button>
      )}
      {(status === 'cancelled' || status === 'failed') && (
        <Button variant="outlined" {...step} onClick={() => mutate(readOcrAgain)}>
          {readPages.length > 0 ? '이어서 읽기' : '다시 읽기'}
        </Button>
      )}
      {!isUnderWay(document) && (
        <Button variant="outlined" color="error" {...step} onClick={() => setAsked('remove')}>
          지우기
        </Button>
      )}
      {whyNotAttached(document) === null && (
        <Button variant="contained" {...step} onClick={attach}>
          자료로 만들기
        </Button>
      )}
      {asked === 'attach' && <AttachDialog document={document} unsaved={unsaved} onClose={() => setAsked(null)} />}
      {asked === 'remove' && <Remove document={document} onClose={() => setAsked(null)} />}
    </Box>
  );
};

const Remove = ({ document, onClose }: { readonly document: OcrDocument; readonly onClose: () => void }) => {
  const { removeOcr } = useOcrData();
  const navigate = useNavigate();
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeOcr(document),
    onSuccess: () => {
      notify('문서를 지웠습니다.', { type: 'info' });
      void navigate('/admin/ocr');
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="remove-title">
      <DialogTitle id="remove-title">문서 지우기</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
        <div>읽은 글과 고친 글, 쪽의 그림이 함께 사라집니다. 이 문서로 만든 자료는 그대로 있습니다.</div>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          두기
        </Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate()}>
          지우기
        </Button>
      </DialogActions>
    </Dialog>
  );
};
