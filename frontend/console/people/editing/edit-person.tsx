import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useRef, useState } from 'react';
import { ConflictDialog } from '../../conflict/conflict-dialog.tsx';
import { AskedClose, useAskedClose } from '../../shell/asked-close.tsx';
import { useFirstWrongFocused } from '../../typing/first-wrong.ts';
import { WasKept } from '../../typing/was-kept.tsx';
import { accessTypeNames, menuNames } from '../words.ts';
import { asksRegistration, fieldsOf, shownConflicts } from './person-fields.ts';
import { usePersonEdit } from './use-person-edit.ts';

/** The button that opens the form, and the form. */
export const EditPerson = ({ person }: { person: AdminUserDetail }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        역할·이름 수정
      </Button>
      {open && <EditForm person={person} onClose={() => setOpen(false)} />}
    </>
  );
};

const accessTypes = [0, 1, 2] as const;
const menus = ['all', 'advisor', 'partner', 'search'] as const;

const EditForm = ({ person, onClose }: { person: AdminUserDetail; onClose: () => void }) => {
  const edit = usePersonEdit(person, onClose);
  const { base, fields, set, reason, setReason, busy, refusal, theirs } = edit;
  const { may } = theirs ?? person;
  const errors = refusal?.errors ?? {};
  const leaving = useAskedClose(edit.isTouched, onClose);
  const form = useRef<HTMLFormElement>(null);
  useFirstWrongFocused(form, edit.refusedAttempt);
  const isAllowed = { 0: may.makeAdmin, 1: may.makeAdmin, 2: may.makeSuper };

  if (theirs !== null) {
    return (
      <ConflictDialog
        rows={shownConflicts(base, fields, fieldsOf(theirs))}
        onKeepMine={() => edit.keepMine(theirs)}
        onTakeTheirs={() => edit.takeTheirs(theirs)}
        onEditFurther={() => edit.editFurther(theirs)}
      />
    );
  }
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="edit-title">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          edit.submit();
        }}
      >
        <DialogTitle id="edit-title">역할과 이름 수정</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {refusal !== null && <Alert severity="error">{refusal.message}</Alert>}
          <WasKept kept={edit} />
          <TextField
            label="이름"
            margin="dense"
            value={fields.name}
            disabled={person.name === null}
            onChange={(event) => set({ name: event.target.value })}
            error={errors.name !== undefined}
            helperText={errors.name}
            slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
          />
          <FormControl error={errors.accessType !== undefined}>
            <FormLabel id="access-type">구분</FormLabel>
            <RadioGroup
              row
              aria-labelledby="access-type"
              value={fields.accessType}
              onChange={(_event, value) => set({ accessType: accessTypes.find((type) => String(type) === value) ?? 0 })}
            >
              {accessTypes.map((type) => (
                <FormControlLabel
                  key={type}
                  value={type}
                  control={<Radio />}
                  disabled={!isAllowed[type] && type !== base.accessType}
                  label={accessTypeNames[type]}
                />
              ))}
            </RadioGroup>
            <FormHelperText>
              {errors.accessType ?? (may.makeAdmin ? '' : '구분과 모든 메뉴는 최고 관리자만 바꿀 수 있습니다.')}
            </FormHelperText>
          </FormControl>
          <FormControl component="fieldset" error={errors.adminMenu !== undefined}>
            <FormLabel component="legend">메뉴</FormLabel>
            <FormGroup row>
              {menus.map((menu) => (
                <FormControlLabel
                  key={menu}
                  control={<Checkbox checked={fields[menu]} onChange={(_event, checked) => set({ [menu]: checked })} />}
                  disabled={(menu === 'all' && !may.makeAdmin) || (fields.accessType === 0 && !fields[menu])}
                  label={menuNames[menu]}
                />
              ))}
            </FormGroup>
            <FormHelperText>
              {errors.adminMenu ?? (fields.accessType === 0 ? '메뉴는 내부 직원에게만 줄 수 있습니다.' : '')}
            </FormHelperText>
          </FormControl>
          {asksRegistration(base, fields) && (
            <TextField
              label="공인노무사 등록번호"
              value={fields.registrationNumber}
              onChange={(event) => set({ registrationNumber: event.target.value })}
              error={errors.registrationNumber !== undefined}
              helperText={
                errors.registrationNumber ??
                (fields.registrationNumber.trim() === ''
                  ? '비워 두면 이 사람이 검토한 자문에 번호 없이 이름만 실립니다'
                  : '이 사람이 검토한 자문에 이름과 함께 실립니다')
              }
              slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
            />
          )}
          <TextField
            label="사유"
            required
            multiline
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={errors.reason !== undefined}
            helperText={errors.reason ?? '변경 이력에 남습니다'}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {edit.factors}
        </DialogContent>
        <DialogActions>
          {leaving.isAsking ? (
            <AskedClose
              onGoOn={leaving.goOn}
              onDrop={() => {
                edit.forget();
                onClose();
              }}
            />
          ) : (
            <>
              <Button onClick={leaving.close}>취소</Button>
              <Button type="submit" variant="contained" disabled={busy}>
                저장
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
