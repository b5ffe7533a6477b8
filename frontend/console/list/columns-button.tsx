import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumn from '@mui/icons-material/ViewColumn';
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';

export type ColumnChoice = { readonly source: string; readonly label: string };

type ColumnsButtonProps = {
  readonly resource: string;
  readonly columns: readonly ColumnChoice[];
  readonly hiddenAtFirst: readonly string[];
};

/** Which columns a table shows. In place of the kit's, which only a mouse and no screen reader can use. */
export const ColumnsButton = ({ resource, columns, hiddenAtFirst }: ColumnsButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The name under which the kit's table looks for it.
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource}.datatable`, hiddenAtFirst);
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((column) => column !== source) : [...hidden, source]);
  return (
    <>
      <Button
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        열
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableScrollLock>
        {columns.map(({ source, label }) => {
          const isShown = !hidden.includes(source);
          return (
            <MenuItem key={source} role="menuitemcheckbox" aria-checked={isShown} onClick={() => toggle(source)}>
              <ListItemIcon>{isShown ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}</ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
