import { Alert, Box, Button, type DialogProps } from '@mui/material';
import { useRef, useState } from 'react';

/**
 * Closes a dialog, but asks first where something was typed that would be lost: by Escape, by a click beside it and by its
 * button alike.
 */
export const useAskedClose = (isTouched: boolean, onClose: () => void) => {
  const [isAsking, setAsking] = useState(false);
  const before = useRef<Element | null>(null);
  /** Back to what was typed, where it was typed. */
  const goOn = () => {
    setAsking(false);
    const { current } = before;
    setTimeout(() => current instanceof HTMLElement && current.focus());
  };
  const close = () => {
    if (isAsking) return goOn();
    if (!isTouched) return onClose();
    before.current = document.activeElement;
    setAsking(true);
  };
  return { isAsking, close, goOn, onClose: (() => close()) satisfies DialogProps['onClose'] };
};

type AskedCloseProps = { readonly onGoOn: () => void; readonly onDrop: () => void };

/** The question, in the place of the dialog's buttons. */
export const AskedClose = ({ onGoOn, onDrop }: AskedCloseProps) => (
  <Alert
    severity="warning"
    role="alertdialog"
    aria-label="적은 내용 버리기"
    sx={{ flexGrow: 1, flexWrap: 'wrap', '& button': { minHeight: 44 } }}
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onDrop}>
          버리고 닫기
        </Button>
        <Button variant="contained" autoFocus onClick={onGoOn}>
          계속 적기
        </Button>
      </Box>
    }
  >
    적은 내용이 사라집니다.
  </Alert>
);
