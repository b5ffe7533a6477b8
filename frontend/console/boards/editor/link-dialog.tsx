import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { addressTyped } from '@nomucheck/domain/boards/document/addresses.ts';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useKeptState } from '../../typing/use-kept-state.ts';

type LinkDialogProps = { readonly editor: Editor; readonly onClose: () => void };

const hrefOf = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

/** A page of this site, as somebody has copied it from the address bar. */
const withoutOrigin = (typed: string): string => {
  const { origin } = window.location;
  return typed === origin || typed.startsWith(`${origin}/`) ? typed.slice(origin.length) || '/' : typed;
};

/** The address that the selected letters lead to; without a selection, the address itself is written. */
export const LinkDialog = ({ editor, onClose }: LinkDialogProps) => {
  const [before] = useState(() => hrefOf(editor));
  const { typed, type: setTyped, forget } = useKeptState(`link.${before}`, before);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    forget();
    onClose();
    editor.commands.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = addressTyped(withoutOrigin(typed.trim()));
    if (href === null) return setWrong(true);
    forget();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    forget();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="link-title" disableRestoreFocus>
      <form noValidate onSubmit={submit}>
        <DialogTitle id="link-title">링크</DialogTitle>
        <DialogContent>
          <TextField
            label="주소"
            required
            fullWidth
            autoFocus
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            error={isWrong}
            helperText={
              isWrong
                ? 'https://로 시작하는 주소, 이메일 주소, /check 같은 이 사이트의 주소 가운데 하나를 적어 주십시오.'
                : '법제처 조문이나 이 사이트 판정례의 주소를 한 줄에 혼자 두면 카드로 보입니다.'
            }
            slotProps={{ htmlInput: { maxLength: 2_000, autoComplete: 'off', spellCheck: false, inputMode: 'url' } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          {before !== '' && (
            <Button color="error" onClick={remove}>
              링크 풀기
            </Button>
          )}
          <Button onClick={close}>취소</Button>
          <Button type="submit" variant="contained">
            넣기
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
