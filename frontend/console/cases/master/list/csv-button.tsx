import Download from '@mui/icons-material/Download';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess, useListContext } from 'react-admin';
import { count, koreanToday } from '../../../../shared/formats.ts';
import { messageOf } from '../../../api/api-error.ts';
import { saveFile } from '../../../export/save-file.ts';
import { useCasesData } from '../../cases-data.ts';

/** Downloads the list under its conditions as a CSV file. The server records the download; the dialog says so before. */
export const CsvButton = () => {
  const { filterValues, sort, total } = useListContext<MasterCase>();
  const [open, setOpen] = useState(false);
  const { casesCsv } = useCasesData();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => casesCsv(filterValues, sort),
    onSuccess: (file) => {
      saveFile(file, `판정례-${koreanToday()}.csv`);
      setOpen(false);
    },
  });

  return (
    <CanAccess resource="admin/data/master" action="export">
      <Button startIcon={<Download />} disabled={!total} onClick={() => setOpen(true)}>
        CSV 내려받기
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby="csv-title">
          <DialogTitle id="csv-title">CSV 내려받기</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            {error && <Alert severity="error">{messageOf(error)}</Alert>}
            <Typography>
              지금 조건에 맞는 {count(total ?? 0)}건을 엑셀에서 열 수 있는 파일로 받습니다. 누가 언제 어떤 조건으로
              받았는지 기록에 남습니다.
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>취소</Button>
            <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
              내려받기
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </CanAccess>
  );
};
