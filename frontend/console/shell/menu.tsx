import type { SvgIconComponent } from '@mui/icons-material';
import Apartment from '@mui/icons-material/Apartment';
import DocumentScanner from '@mui/icons-material/DocumentScanner';
import FactCheck from '@mui/icons-material/FactCheck';
import Folder from '@mui/icons-material/Folder';
import ManageSearch from '@mui/icons-material/ManageSearch';
import People from '@mui/icons-material/People';
import TravelExplore from '@mui/icons-material/TravelExplore';
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import { Link, useLocation } from 'react-router';
import { firmMenu } from '../../shared/firm-menu.ts';

export const menuIcons: Readonly<Record<MenuEntry, SvgIconComponent>> = {
  inspection: FactCheck,
  search: ManageSearch,
  user: People,
  crawling: TravelExplore,
  data: Folder,
  ocr: DocumentScanner,
  company: Apartment,
};

type MenuProps = { readonly entries: readonly MenuEntry[]; readonly onLeave?: () => void };

export const Menu = ({ entries, onLeave }: MenuProps) => {
  const { pathname } = useLocation();
  return (
    <List component="nav" aria-label="업무 메뉴" sx={{ px: 1 }}>
      {firmMenu
        .filter(({ entry }) => entries.includes(entry))
        .map(({ entry, label, to }) => {
          const Icon = menuIcons[entry];
          const isHere = pathname === to || pathname.startsWith(`${to}/`);
          return (
            <ListItem key={entry} disablePadding component="div">
              <ListItemButton
                component={Link}
                to={to}
                selected={isHere}
                aria-current={isHere ? 'page' : undefined}
                {...(onLeave ? { onClick: onLeave } : {})}
                sx={{ borderRadius: 1, minHeight: 44 }}
              >
                <ListItemIcon sx={{ minWidth: 40 }}>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={label} />
              </ListItemButton>
            </ListItem>
          );
        })}
    </List>
  );
};
