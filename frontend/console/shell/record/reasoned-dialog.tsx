import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  useMediaQuery,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { fieldErrorsOf, messageOf, refusalOf } from '../../api/api-error.ts';
import { useFirstWrongFocused } from '../../typing/first-wrong.ts';
import { type KeptFields, keptString, useKeptState } from '../../typing/use-kept-state.ts';
import { WasKept } from '../../typing/was-kept.tsx';
import { AskedClose, useAskedClose } from '../asked-close.tsx';
import { theme } from '../theme.ts';

type ReasonedDialogProps<Answer> = {
  readonly title: string;
  /** The record, where the address doesn't name it: what is typed is kept for it alone. */
  readonly about?: string;
  /** Text or fields above the reason; a function gets the server's message for each field that it refused. */
  readonly children: ReactNode | ((errors: Readonly<Record<string, string>>) => ReactNode);
  readonly action: string;
  /** The command neither deletes nor reverts anything. */
  readonly isHarmless?: boolean;
  /** The reason that is sent where none is typed. */
  readonly offeredReason?: string | undefined;
  /** The message for a refusal; without it, the server's message, with what it says of fields that the dialog doesn't have. */
  readonly refusalText?: (error: unknown) => string;
  /** The text that has to be typed, letter for letter, as a confirmation. */
  readonly typed?: string;
  /** Two columns stand above the reason; on a narrow screen the dialog fills it. */
  readonly isWide?: boolean;
  /** What is typed above the reason: dropped with it, and when the command is accepted. */
  readonly kept?: KeptFields;
  /** Whether the fields above the reason are filled in. Without such fields, the reason gets the focus. */
  readonly isReady?: boolean;
  /** What has to be read first is still on its way: the reason can be typed, and isn't sent yet. */
  readonly isWaiting?: boolean;
  readonly onClose: () => void;
  readonly command: (reason: string) => Promise<Answer>;
  /** Called when the server has accepted the command; the dialog stays busy until it is done. */
  readonly onDone: (answer: Answer) => void | Promise<void>;
};

/**
 * Asks for the reason of a command and sends it; a command that can't be undone also asks for a typed confirmation. The reason is kept
 * on this device until the command is accepted or the person drops it.
 */
export const ReasonedDialog = <Answer,>({
  title,
  about = '',
  children,
  action,
  isHarmless = false,
  offeredReason = '',
  refusalText,
  typed,
  isWide = false,
  kept,
  isReady: isElseReady,
  isWaiting = false,
  onClose,
  command,
  onDone,
}: ReasonedDialogProps<Answer>) => {
  const keptReason = useKeptState(placeOf(title, about), '', keptString);
  const { typed: reason, type: setReason, wasKept } = keptReason;
  const forget = () => {
    keptReason.forget();
    kept?.forget();
  };
  const [copy, setCopy] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: command,
    onSuccess: (answer: Answer) => {
      forget();
      return onDone(answer);
    },
  });
  const drop = () => {
    forget();
    onClose();
  };
  const given = reason.trim() || offeredReason;
  const isTyped = given !== '' && (typed === undefined || copy.trim() === typed);
  const isReady = isElseReady !== false && !isWaiting && isTyped;
  const errors = fieldErrorsOf(error);
  // A function shows the messages of its own fields.
  const refused = typeof children === 'function' ? messageOf : (failure: unknown) => refusalOf(failure, ['reason']);
  const leaving = useAskedClose(reason.trim() !== '' || copy !== '' || kept?.isTouched === true, onClose);
  const isNarrow = useMediaQuery(theme.breakpoints.down('lg'));
  const form = useRef<HTMLFormElement>(null);
  useFirstWrongFocused(form, error);
  const confirm = () => {
    if (isReady && !isPending) mutate(given);
  };
  return (
    <Dialog
      open
      onClose={leaving.onClose}
      fullWidth
      fullScreen={isWide && isNarrow}
      maxWidth={isWide ? 'lg' : 'sm'}
      aria-labelledby="reasoned-title"
      {...(isElseReady === undefined ? { 'aria-describedby': 'reasoned-text' } : {})}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <DialogTitle id="reasoned-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error !== null && <Alert severity="error">{(refusalText ?? refused)(error)}</Alert>}
          {kept && <WasKept kept={kept} />}
          <div id="reasoned-text">{typeof children === 'function' ? children(errors) : children}</div>
          <TextField
            label="사유"
            required={offeredReason === ''}
            autoFocus={isElseReady === undefined}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={errors.reason !== undefined}
            helperText={
              errors.reason ??
              (wasKept
                ? '쓰던 사유를 불러왔습니다. 기록에 남습니다'
                : offeredReason === ''
                  ? '기록에 남습니다'
                  : `비우면 이 사유가 기록에 남습니다: ${offeredReason}`)
            }
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {typed !== undefined && (
            <TextField
              label="확인 문구"
              required
              value={copy}
              onChange={(event) => setCopy(event.target.value)}
              helperText={`계속하려면 다음을 그대로 적어 주십시오: ${typed}`}
              slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          {leaving.isAsking ? (
            <AskedClose onGoOn={leaving.goOn} onDrop={drop} />
          ) : (
            <>
              <Button onClick={leaving.close}>취소</Button>
              <Button
                type="submit"
                color={isHarmless ? 'primary' : 'error'}
                variant="contained"
                disabled={!isReady || isPending}
              >
                {action}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** Without what a title names after a colon: a person's name has no place among the keys of this device. */
const placeOf = (title: string, about: string): string => `${title.split(':', 1)[0]}.${about}.reason`;
