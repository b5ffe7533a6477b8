import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material';

type KeyHelpProps = {
  readonly shortcuts: readonly { readonly key: string; readonly name: string }[];
  readonly onClose: () => void;
};

/** What each key does. */
export const KeyHelp = ({ shortcuts, onClose }: KeyHelpProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="keys-title">
    <DialogTitle id="keys-title">단축키</DialogTitle>
    <DialogContent>
      입력란에 적는 동안에는 글자로 들어갑니다. 선택란에서는 Esc를 누르면 단축키가 다시 통합니다. 한글 상태에서도 같은
      자리의 키가 통합니다.
      <Table size="small" sx={{ mt: 1 }}>
        <TableBody>
          {shortcuts.map(({ key, name }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {/* The browser's own font for keys may have no Hangul. */}
                <Box component="kbd" sx={{ fontFamily: 'inherit' }}>
                  {key}
                </Box>
              </TableCell>
              <TableCell>{name}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" autoFocus onClick={onClose}>
        닫기
      </Button>
    </DialogActions>
  </Dialog>
);
