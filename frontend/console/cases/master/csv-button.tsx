import Download from '@mui/icons-material/Download';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useState } from 'react';
import { CanAccess, useListContext } from 'react-admin';
import { serverErrorMessage } from '../../../shared/api-client.ts';
import { count, koreanToday } from '../../../shared/formats.ts';
import { readToken } from '../../../shared/stored-token.ts';

/** The list under its conditions as a file; that it was taken is written down, which is said beforehand. */
export const CsvButton = () => {
  const { filterValues, sort, total } = useListContext<MasterCase>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const query = new URLSearchParams({
        filter: JSON.stringify(filterValues),
        sort: JSON.stringify([sort.field, sort.order]),
      });
      const response = await fetch(`/api/cases/data/csv?${query.toString()}`, {
        headers: { Authorization: `Bearer ${readToken() ?? ''}` },
        credentials: 'omit',
      });
      if (!response.ok) throw new Error(await messageIn(response));
      save(await response.blob(), `판정례-${koreanToday()}.csv`);
      setOpen(false);
    } catch (error) {
      setFailure(error instanceof TypeError || !(error instanceof Error) ? serverErrorMessage : error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <CanAccess resource="admin/data/master" action="export">
      <Button startIcon={<Download />} disabled={!total} onClick={() => setOpen(true)}>
        CSV 내려받기
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby="csv-title">
          <DialogTitle id="csv-title">CSV 내려받기</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Typography>
              지금 조건에 맞는 {count(total ?? 0)}건을 엑셀에서 열 수 있는 파일로 받습니다. 누가 언제 어떤 조건으로
              받았는지 기록에 남습니다.
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>취소</Button>
            <Button variant="contained" disabled={busy} onClick={() => void run()}>
              내려받기
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </CanAccess>
  );
};

const messageIn = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : serverErrorMessage;
};

const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
