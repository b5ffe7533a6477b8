import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import type { FormEvent } from 'react';
import { useListContext } from 'react-admin';
import { randomId } from '../../shared/device/random-id.ts';
import { useKeptState } from '../typing/use-kept-state.ts';
import { usePreferencesChange, withQuery } from './preferences.ts';

/** Saves the conditions and the order of the list under a name. */
export const NameQuery = ({ resource, onClose }: { readonly resource: string; readonly onClose: () => void }) => {
  const { filterValues, sort } = useListContext();
  const kept = useKeptState('saved-query', { label: '', shared: false });
  const { label, shared } = kept.typed;
  const close = () => {
    kept.forget();
    onClose();
  };
  const save = usePreferencesChange('지금 조건을 저장했습니다.');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (label.trim() === '') return;
    const value = { filter: filterValues, sort: { ...sort } };
    save.mutate(withQuery({ id: randomId(), resource, label: label.trim(), value, shared }), { onSuccess: close });
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="naming-title">
      <form onSubmit={submit}>
        <DialogTitle id="naming-title">지금 조건 저장</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            margin="dense"
            label="조건 이름"
            value={label}
            onChange={(event) => kept.type((before) => ({ ...before, label: event.target.value }))}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={shared}
                onChange={(_event, checked) => kept.type((before) => ({ ...before, shared: checked }))}
              />
            }
            label="팀과 함께 쓰기"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>취소</Button>
          <Button type="submit" variant="contained">
            저장
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
