import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import { firmMenu } from '@nomucheck/domain/accounts/firm-menu.ts';
import { Link, useLocation } from 'react-router';
import { useListAt } from './list-at.ts';

type MenuProps = { readonly entries: readonly MenuEntry[]; readonly onLeave?: () => void };

export const Menu = ({ entries, onLeave }: MenuProps) => {
  const { pathname } = useLocation();
  const listAt = useListAt();
  return (
    <List component="nav" aria-label="업무 메뉴" sx={{ px: 1 }}>
      {firmMenu
        .filter(({ entry }) => entries.includes(entry))
        .map(({ entry, label, to }) => {
          const { icon: Icon, options } = listAt(to) ?? {};
          const isHere = pathname === to || pathname.startsWith(`${to}/`);
          return (
            <ListItem key={entry} disablePadding component="div">
              <ListItemButton
                component={Link}
                to={to}
                title={options?.purpose}
                selected={isHere}
                aria-current={isHere ? 'page' : undefined}
                {...(onLeave ? { onClick: onLeave } : {})}
                sx={{ borderRadius: 1, minHeight: 44 }}
              >
                <ListItemIcon sx={{ minWidth: 40 }}>{Icon && <Icon />}</ListItemIcon>
                <ListItemText primary={label} />
              </ListItemButton>
            </ListItem>
          );
        })}
    </List>
  );
};
