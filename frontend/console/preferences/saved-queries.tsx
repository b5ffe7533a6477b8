import Bookmarks from '@mui/icons-material/Bookmarks';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  ListItemText,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { randomId } from '../../shared/random-id.ts';
import { useKeptState } from '../typing/use-kept-state.ts';
import { preferencesQuery, type SavedQuery, usePreferencesChange, withoutQuery, withQuery } from './preferences.ts';
import { queryAddress } from './query-address.ts';

/** Saved queries: the user's own, and those that the team shares. */
export const SavedQueries = ({ resource }: { resource: string }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState(false);
  const [, setParams] = useSearchParams();
  const { data } = useQuery(preferencesQuery);
  const queries = data?.queries.filter((query) => query.resource === resource) ?? [];
  const deletion = usePreferencesChange('저장한 조건을 지웠습니다.');
  const close = () => setAnchor(null);

  const apply = (query: SavedQuery) => {
    close();
    setParams(queryAddress(query.value));
  };
  const deleteQuery = ({ id }: SavedQuery) => {
    close();
    deletion.mutate(withoutQuery(id));
  };

  return (
    <>
      <Button
        startIcon={<Bookmarks />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        저장한 조건
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableScrollLock>
        {queries.map((query) => (
          <MenuItem key={query.id} onClick={() => apply(query)}>
            <ListItemText primary={query.label} secondary={query.mine ? undefined : `${query.by} 공유`} />
          </MenuItem>
        ))}
        {queries
          .filter(({ mine }) => mine)
          .map((query) => (
            <MenuItem key={`delete ${query.id}`} onClick={() => deleteQuery(query)} sx={{ color: 'error.main' }}>
              지우기: {query.label}
            </MenuItem>
          ))}
        {queries.length === 0 && <MenuItem disabled>저장한 조건이 없습니다</MenuItem>}
        <MenuItem
          onClick={() => {
            close();
            setNaming(true);
          }}
        >
          지금 조건 저장하기
        </MenuItem>
      </Menu>
      {naming && <Naming resource={resource} onClose={() => setNaming(false)} />}
    </>
  );
};

const Naming = ({ resource, onClose }: { readonly resource: string; readonly onClose: () => void }) => {
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
