import { Alert, Box, Button, GlobalStyles } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { count } from '../../shared/formats.ts';
import { follow } from './follow.ts';

/**
 * Says that other people have changed the list. The list is read again only when the user asks, and the message stands over the
 * lower edge of the window, so that no row moves under the pointer.
 */
export const LiveBar = ({ resource }: { resource: string }) => {
  const { resource: list } = useListContext();
  const queries = useQueryClient();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void follow(resource, (more) => setChanges((before) => before + more), stop.signal);
    return () => stop.abort();
  }, [resource]);
  const show = () => {
    setChanges(0);
    // All queries of the resource: the counts beside the list as well.
    void queries.invalidateQueries({ queryKey: [list] });
  };
  return (
    <Box
      role="status"
      sx={{
        ...{ position: 'fixed', bottom: 16, left: 0, right: 0, zIndex: 'snackbar', pointerEvents: 'none' },
        ...{ display: 'flex', justifyContent: 'center' },
      }}
    >
      {changes > 0 && (
        <>
          {/* The end of the list can be scrolled above the message. */}
          <GlobalStyles styles={{ body: { paddingBottom: 80 } }} />
          <Alert
            severity="info"
            sx={{ pointerEvents: 'auto', boxShadow: 4 }}
            action={
              <Button color="inherit" size="small" onClick={show}>
                목록에 반영
              </Button>
            }
          >
            새 변경 {count(changes)}건
          </Alert>
        </>
      )}
    </Box>
  );
};
