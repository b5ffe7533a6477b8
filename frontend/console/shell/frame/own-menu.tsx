import AccountCircle from '@mui/icons-material/AccountCircle';
import { Avatar, Button, Divider, IconButton, Menu, MenuItem, Typography, useMediaQuery } from '@mui/material';
import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { useState } from 'react';
import { logout } from '../../../shared/client/session.ts';
import { usePhotoAddress } from '../../../shared/use-photo-address.ts';
import { Crown } from '../../firm/crown.tsx';
import { roleName } from '../../firm/roles.ts';
import { theme } from '../theme.ts';
import { densities, densityNames, useDensity } from './density.ts';

/** The signed-in person's name and role, their density of lists, and the sign-out. */
export const OwnMenu = ({ user }: { user: SessionUser }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isWide = useMediaQuery(theme.breakpoints.up('sm'));
  const [density, setDensity] = useDensity();
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  const close = () => setAnchor(null);
  const photo = usePhotoAddress(user.photoURL);
  // The name stands beside it.
  const picture = photo === null ? null : <Avatar src={photo} alt="" sx={{ width: 28, height: 28 }} />;
  return (
    <>
      {isWide ? (
        <Button color="inherit" startIcon={picture ?? <Crown accessType={user.accessType} />} {...opener}>
          {user.name}
        </Button>
      ) : (
        <IconButton color="inherit" aria-label={`내 메뉴: ${user.name}`} {...opener}>
          {picture ?? (user.accessType === 0 ? <AccountCircle /> : <Crown accessType={user.accessType} />)}
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableScrollLock>
        <Typography component="li" variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
          {user.name} · {roleName(roleOf(user))}
        </Typography>
        <Divider component="li" />
        {densities.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === density}
            selected={each === density}
            onClick={() => setDensity(each)}
          >
            목록 간격 {densityNames[each]}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem component="a" href="/">
          노무체크 사이트
        </MenuItem>
        <MenuItem component="a" href="/more/sessions">
          로그인한 기기
        </MenuItem>
        <MenuItem onClick={() => void logout()}>로그아웃</MenuItem>
      </Menu>
    </>
  );
};
