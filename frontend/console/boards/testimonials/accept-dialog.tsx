import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import type { AdminTestimonial } from '@nomucheck/domain/boards/contract/testimonial.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useBoardsData } from '../boards-data.ts';

type DialogProps = { readonly review: AdminTestimonial; readonly onClose: () => void; readonly onDone: () => void };

/** Shows a review. What the firm gave for it is said with it, also where its writer didn't say so. */
export const AcceptDialog = ({ review, onClose, onDone }: DialogProps) => {
  const { acceptReview } = useBoardsData();
  const [inReturn, setInReturn] = useState(review.inReturn);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acceptReview(review, inReturn),
    onSuccess: onDone,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="accept-title">
      <DialogTitle id="accept-title">후기 싣기</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
        <Typography>
          누구나 후기 게시판에서 읽을 수 있습니다. 다른 사람의 이름이나 연락처가 없는지 확인하십시오.
        </Typography>
        <FormControlLabel
          control={
            <Checkbox
              checked={inReturn}
              disabled={review.inReturn}
              onChange={(event) => setInReturn(event.target.checked)}
            />
          }
          label="할인이나 선물처럼 대가를 주었거나 주기로 한 후기"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button variant="contained" autoFocus disabled={isPending} onClick={() => mutate()}>
          싣기
        </Button>
      </DialogActions>
    </Dialog>
  );
};
