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
import { type FormEvent, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { randomId } from '../../shared/random-id.ts';
import { useStore } from '../../shared/store.ts';
import { forgetQuery, keepQuery, kept, type SavedQuery } from './kept-settings.ts';
import { queryAddress } from './query-address.ts';

/** Conditions kept under a name: one's own, and those that the team shares. */
export const SavedQueries = ({ resource }: { resource: string }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState(false);
  const [, setParams] = useSearchParams();
  const queries = useStore(kept).queries.filter((query) => query.resource === resource);
  const tell = useNotify();
  const notice = (failure: string | null, done: string) => tell(failure ?? done, { type: failure ? 'error' : 'info' });
  const close = () => setAnchor(null);

  const apply = (query: SavedQuery) => {
    close();
    setParams(queryAddress(query.value));
  };
  const forget = async ({ id }: SavedQuery) => {
    close();
    notice(await forgetQuery(id), '저장한 조건을 지웠습니다.');
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
            <MenuItem key={`forget ${query.id}`} onClick={() => void forget(query)} sx={{ color: 'error.main' }}>
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
      {naming && <Naming resource={resource} onClose={() => setNaming(false)} onKept={notice} />}
    </>
  );
};

type NamingProps = {
  readonly resource: string;
  readonly onClose: () => void;
  readonly onKept: (failure: string | null, done: string) => void;
};

const Naming = ({ resource, onClose, onKept }: NamingProps) => {
  const { filterValues, sort } = useListContext();
  const [label, setLabel] = useState('');
  const [shared, setShared] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (label.trim() === '') return;
    const value = { filter: filterValues, sort: { ...sort } };
    onKept(
      await keepQuery({ id: randomId(), resource, label: label.trim(), value, shared }),
      '지금 조건을 저장했습니다.',
    );
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="naming-title">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="naming-title">지금 조건 저장</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            margin="dense"
            label="조건 이름"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <FormControlLabel
            control={<Checkbox checked={shared} onChange={(_event, checked) => setShared(checked)} />}
            label="팀과 함께 쓰기"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" variant="contained">
            저장
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
