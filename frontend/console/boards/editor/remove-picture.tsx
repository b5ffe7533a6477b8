import { Alert, Box, Button } from '@mui/material';
import { fileAddress } from '@nomucheck/domain/files/file-address.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { remove } from '../../api/requests.ts';

type RemovePictureProps = { readonly file: string; readonly onRemoved: () => void };

/** Removes the file of a picture for good, with the second of two presses: out of the text alone, an earlier text could bring it back. */
export const RemovePicture = ({ file, onRemoved }: RemovePictureProps) => {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => remove(fileAddress(file), {}),
    onSuccess: onRemoved,
  });
  if (!isAsking)
    return (
      <Button color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start', minHeight: 44 }}>
        사진 파일 지우기
      </Button>
    );
  return (
    <Alert severity={error === null ? 'warning' : 'error'} sx={{ '& button': { minHeight: 44 } }}>
      {error === null
        ? '이 사진이 있는 모든 글에서, 예전 글로 되돌려도 다시 볼 수 없습니다. 이 글에서는 바로 빠집니다.'
        : messageOf(error)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="error" variant="outlined" autoFocus disabled={isPending} onClick={() => mutate()}>
          완전히 지우기
        </Button>
        <Button color="inherit" onClick={() => setAsking(false)}>
          그대로 두기
        </Button>
      </Box>
    </Alert>
  );
};
