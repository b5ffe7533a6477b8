import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { RecordAt } from '@nomucheck/domain/kernel/contract/record-history.ts';
import { useEffect, useState } from 'react';
import { koreanMoment } from '../../../shared/formats.ts';
import { ApiError, fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { Facts } from '../../shell/record/facts.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { valueInWords } from '../../texts/value-changes.ts';
import { ValueChanges } from '../../texts/word-changes.tsx';
import { AsOfPicker } from '../as-of.tsx';
import type { useHistoryAddress } from '../history-address.ts';
import type { RecordName } from '../history-data.ts';
import { useRecordAt } from '../history-pages.ts';
import { momentWords } from '../moments.ts';
import { type ComparedField, comparedFields, isSameField } from './two-records.ts';

type BesideProps = {
  readonly record: RecordName & { readonly revision: number };
  readonly address: ReturnType<typeof useHistoryAddress>;
};

/** The record at a revision or at any moment, beside another revision or beside the record of now. */
export const Beside = ({ record, address }: BesideProps) => {
  const { asOf, other, lookAt, beside } = address;
  return (
    <Section title="그때의 기록" action={<AsOfPicker asOf={asOf} onChange={lookAt} />}>
      {asOf === null ? (
        <NothingYet>
          때를 고르거나 이력에서 ‘이때 기록 보기’를 누르면 그때의 기록이 지금 기록과 나란히 보입니다.
        </NothingYet>
      ) : (
        <Compared record={record} asOf={asOf} other={other} onOther={beside} />
      )}
    </Section>
  );
};

type ComparedProps = Pick<BesideProps, 'record'> & {
  readonly asOf: string;
  readonly other: number | null;
  readonly onOther: (revision: number | null) => void;
};

const Compared = ({ record, asOf, other, onOther }: ComparedProps) => {
  const then = useRecordAt(record, asOf);
  const beside = useRecordAt(record, other === null ? null : `r${other}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <OtherRevision key={other} other={other} last={record.revision} onOther={onOther} />
      {then.error && <NotThen error={then.error} what={momentWords(asOf)} />}
      {beside.error && <NotThen error={beside.error} what={other === null ? '지금' : `변경 ${other}번`} />}
      {(then.isPending || beside.isPending) && <NothingYet>불러오는 중</NothingYet>}
      {then.data && beside.data && (
        <Fields
          then={then.data}
          beside={beside.data}
          names={[momentWords(asOf), other === null ? '지금' : `변경 ${other}번`]}
        />
      )}
    </Box>
  );
};

type OtherProps = { readonly other: number | null; readonly last: number; readonly onOther: ComparedProps['onOther'] };

const OtherRevision = ({ other, last, onOther }: OtherProps) => {
  const [typed, setTyped] = useState(other === null ? '' : String(other));
  const take = () => onOther(typed === '' ? null : Number(typed));
  const isRight = typed === '' || (/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= last);
  return (
    <Box
      component="form"
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) take();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        label="견줄 변경 번호"
        value={typed}
        onChange={({ target }) => setTyped(target.value.trim())}
        error={!isRight}
        helperText={isRight ? '비우면 지금 기록과 견줍니다' : `1부터 ${last}까지의 번호를 적어 주십시오`}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="outlined" disabled={!isRight} sx={{ minHeight: 44 }}>
        견주기
      </Button>
    </Box>
  );
};

const NotThen = ({ error, what }: { error: Error; what: string }) => {
  const wasNot = error instanceof ApiError && error.status === 404;
  return (
    <Alert severity={wasNot ? 'info' : 'error'}>
      {wasNot ? `${what}에는 아직 없던 기록입니다.` : (fieldErrorsOf(error).asOf ?? messageOf(error))}
    </Alert>
  );
};

type FieldsProps = {
  readonly then: RecordAt;
  readonly beside: RecordAt;
  readonly names: readonly [then: string, beside: string];
};

const Fields = ({ then, beside, names }: FieldsProps) => {
  // The earlier revision is read first, whichever was chosen first.
  const isInOrder = then.revision <= beside.revision;
  const [one, other] = isInOrder ? [then, beside] : [beside, then];
  const [first, second] = isInOrder ? names : [names[1], names[0]];
  const fields = comparedFields(one, other);
  const differing = fields.filter((field) => !isSameField(field));
  const same = fields.filter(isSameField);
  return (
    <>
      <Typography variant="body2">
        {first}({madeBy(first, one)})에서 {second}({madeBy(second, other)})까지{' '}
        {differing.length === 0 ? '달라진 항목이 없습니다.' : `달라진 항목이 ${differing.length}개 있습니다.`}
      </Typography>
      {differing.length > 0 && <Differing fields={differing} names={[first, second]} />}
      {same.length > 0 && <Same fields={same} isOpen={differing.length === 0} />}
    </>
  );
};

/** The event that made the record so; its number where the name doesn't say it. */
const madeBy = (name: string, { revision, at, actor }: RecordAt): string => {
  const number = `변경 ${revision}번`;
  return [...(name === number ? [] : [number]), koreanMoment(at), actor.name].join(', ');
};

const Differing = ({ fields, names }: { fields: readonly ComparedField[]; names: readonly [string, string] }) => (
  <Box component="dl" aria-label={`${names[0]}에서 ${names[1]}까지 달라진 항목`} sx={{ m: 0, display: 'grid', gap: 1 }}>
    {fields.map(({ path, before, after }) => (
      <Box key={path} sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 1 }}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14.5 }}>
          {path}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          <ValueChanges before={before} after={after} />
        </Box>
      </Box>
    ))}
  </Box>
);

const Same = ({ fields, isOpen }: { fields: readonly ComparedField[]; isOpen: boolean }) => {
  const [open, setOpen] = useState(isOpen);
  useEffect(() => setOpen(isOpen), [isOpen]);
  return (
    <Box component="details" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>같은 항목 {fields.length}개</summary>
      <Facts>
        {fields.map(({ path, before }) => [
          path,
          <Box key={path} component="span" sx={{ whiteSpace: 'pre-line' }}>
            {valueInWords(before)}
          </Box>,
        ])}
      </Facts>
    </Box>
  );
};
