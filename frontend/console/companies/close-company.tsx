import { Box, Button, Typography } from '@mui/material';
import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWholeRecords } from '../api/whole-record.ts';
import { ReasonedDialog } from '../shell/record/reasoned-dialog.tsx';
import { companyList, useCompaniesData } from './companies-data.ts';

/** Takes a company off the list. */
export const CloseCompany = ({ company }: { company: CompanyOut }) => {
  const [open, setOpen] = useState(false);
  const { closeCompany } = useCompaniesData();
  const { show, askForLists } = useWholeRecords(companyList);
  const notify = useNotify();
  const closed = (answer: CompanyOut) => {
    show(answer);
    askForLists();
    notify('목록에서 내렸습니다.', { type: 'info' });
    setOpen(false);
  };
  return (
    <Box sx={{ mt: 4 }}>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        목록에서 내리기
      </Button>
      {open && (
        <ReasonedDialog
          title={`목록에서 내리기: ${company.name}`}
          action="내리기"
          onClose={() => setOpen(false)}
          command={(reason) => closeCompany(company.id, reason)}
          onDone={closed}
        >
          <Typography>
            구성원이 이 회사 이름으로 더 물을 수 없게 됩니다. 지난 자문과 이력은 남습니다. 되돌릴 수 없지만, 같은
            사업자등록번호로 다시 등록할 수 있습니다.
          </Typography>
        </ReasonedDialog>
      )}
    </Box>
  );
};
