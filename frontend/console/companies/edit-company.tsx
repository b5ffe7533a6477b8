import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { fieldErrorsOf, isConflict, messageOf } from '../api/api-error.ts';
import { useWholeRecords } from '../api/whole-record.ts';
import { AskedClose, useAskedClose } from '../shell/asked-close.tsx';
import { companyList, useCompaniesData } from './companies-data.ts';
import { type CompanyFields, emptyFields, fieldsOf, wantedOf } from './company-fields.ts';

/** The button that opens the form of a new company; afterwards its page is shown. */
export const RegisterCompany = () => {
  const [open, setOpen] = useState(false);
  const { registerCompany } = useCompaniesData();
  const { show, askForLists } = useWholeRecords(companyList);
  const navigate = useNavigate();
  const registered = (company: CompanyOut) => {
    show(company);
    askForLists();
    void navigate(`/${companyList}/${company.id}/show`);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        회사 등록
      </Button>
      {open && (
        <CompanyForm
          title="회사 등록"
          action="등록"
          start={emptyFields}
          save={(fields) => registerCompany(wantedOf(fields))}
          onDone={registered}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

/** The button that opens the form of a company, and the form. */
export const EditCompany = ({ company }: { company: CompanyOut }) => {
  // The company as it was when the form was opened: what another person saves meanwhile is a conflict, not overwritten.
  const [edited, setEdited] = useState<CompanyOut | null>(null);
  const { changeCompany } = useCompaniesData();
  const { show, askForLists } = useWholeRecords(companyList);
  const notify = useNotify();
  const changed = (saved: CompanyOut) => {
    show(saved);
    askForLists();
    notify('저장했습니다.', { type: 'info' });
    setEdited(null);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setEdited(company)}>
        정보·한도 수정
      </Button>
      {edited && (
        <CompanyForm
          title="정보와 한도 수정"
          action="저장"
          start={fieldsOf(edited)}
          save={(fields) => changeCompany(edited.id, wantedOf(fields), edited.revision)}
          onDone={changed}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
};

type CompanyFormProps = {
  readonly title: string;
  readonly action: string;
  readonly start: CompanyFields;
  readonly save: (fields: CompanyFields) => Promise<CompanyOut>;
  readonly onDone: (company: CompanyOut) => void;
  readonly onClose: () => void;
};

const changedMeanwhile =
  '그 사이 다른 분이 먼저 수정했습니다. 적은 내용을 적어 두고 닫은 뒤, 바뀐 내용을 보고 다시 고쳐 주십시오.';

const CompanyForm = ({ title, action, start, save, onDone, onClose }: CompanyFormProps) => {
  const [fields, setFields] = useState(start);
  const { mutate, isPending, error } = useMutation({ mutationFn: save, onSuccess: onDone });
  const isTouched = Object.keys(start).some((name) => isField(name) && fields[name] !== start[name]);
  const leaving = useAskedClose(isTouched, onClose);
  const errors = fieldErrorsOf(error);
  const field = (name: keyof CompanyFields, path: string = name) => ({
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setFields({ ...fields, [name]: event.target.value }),
    error: errors[path] !== undefined,
  });
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="company-form-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(fields);
        }}
      >
        <DialogTitle id="company-form-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error !== null && <Alert severity="error">{isConflict(error) ? changedMeanwhile : messageOf(error)}</Alert>}
          <TextField
            {...field('name')}
            label="회사 이름"
            required
            autoFocus
            margin="dense"
            helperText={errors.name}
            slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
          />
          <TextField
            {...field('businessNumber')}
            label="사업자등록번호"
            required
            helperText={errors.businessNumber ?? '110-81-41272처럼 10자리'}
            slotProps={{ htmlInput: { maxLength: 20, inputMode: 'numeric', autoComplete: 'off' } }}
          />
          <TextField
            {...field('representative')}
            label="대표자"
            helperText={errors.representative ?? '사업자등록증에 적힌 이름'}
            slotProps={{ htmlInput: { maxLength: 50, autoComplete: 'off' } }}
          />
          <Box
            component="fieldset"
            sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
          >
            <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
              한 달 한도 (비우면 제한 없음)
            </Box>
            <TextField
              {...field('questions', 'quotas.questions')}
              label="질문 (건)"
              helperText={errors['quotas.questions']}
              slotProps={numberInput}
            />
            <TextField
              {...field('tokens', 'quotas.tokens')}
              label="토큰 (개)"
              helperText={errors['quotas.tokens']}
              slotProps={numberInput}
            />
            <TextField
              {...field('costWon', 'quotas.costWon')}
              label="비용 (원)"
              helperText={errors['quotas.costWon']}
              slotProps={numberInput}
            />
          </Box>
          <TextField
            {...field('note')}
            label="메모"
            multiline
            minRows={2}
            helperText={errors.note ?? '담당자 이름과 연락처 같은 개인정보는 적지 마십시오.'}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          {leaving.isAsking ? (
            <AskedClose onGoOn={leaving.goOn} onDrop={onClose} />
          ) : (
            <>
              <Button onClick={leaving.close}>취소</Button>
              <Button type="submit" variant="contained" disabled={isPending}>
                {action}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

const numberInput = { htmlInput: { maxLength: 20, inputMode: 'numeric', autoComplete: 'off' } } as const;
const isField = (name: string): name is keyof CompanyFields => name in emptyFields;
