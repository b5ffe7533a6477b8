import Bookmarks from '@mui/icons-material/Bookmarks';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { preferencesQuery, type SavedQuery, usePreferencesChange, withoutQuery } from './preferences.ts';
import { queryAddress } from './query-address.ts';

const NameQuery = lazy(async () => ({ default: (await import('./name-query.tsx')).NameQuery }));

/** Saved queries: the user's own, and those that the team shares. */
export const SavedQueries = ({ resource }: { resource: string }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState(false);
  const [, setParams] = useSearchParams();
  const { data, refetch } = useQuery(preferencesQuery);
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
        {data === undefined && (
          <MenuItem onClick={() => void refetch()}>저장한 조건을 불러오지 못함: 다시 시도</MenuItem>
        )}
        {data && queries.length === 0 && <MenuItem disabled>저장한 조건이 없습니다</MenuItem>}
        <MenuItem
          onClick={() => {
            close();
            setNaming(true);
          }}
        >
          지금 조건 저장하기
        </MenuItem>
      </Menu>
      {naming && (
        <Suspense fallback={null}>
          <NameQuery resource={resource} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  );
};
