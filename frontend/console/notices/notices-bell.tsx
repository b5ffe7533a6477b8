import Notifications from '@mui/icons-material/Notifications';
import { Badge, IconButton } from '@mui/material';
import { Link } from 'react-router';
import { useIsTold, useNoticeCounts } from './use-notices.ts';
import { bellWords, mostShown } from './words.ts';

/** In the bar of every page: how much is new of what waits for whoever is signed in. */
const NoticesBell = () => (useIsTold() ? <Bell /> : null);

export default NoticesBell;

const Bell = () => {
  const { data } = useNoticeCounts();
  const unread = data?.unread ?? 0;
  return (
    <IconButton
      component={Link}
      to="/admin/notices"
      color="inherit"
      aria-label={bellWords(unread)}
      sx={{ width: 44, height: 44 }}
    >
      {unread === 0 ? (
        <Notifications />
      ) : (
        <Badge badgeContent={unread} color="error" max={mostShown}>
          <Notifications />
        </Badge>
      )}
    </IconButton>
  );
};
