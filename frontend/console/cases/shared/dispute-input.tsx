import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import type { DisputeFound } from '@nomucheck/domain/cases/contract/related-cases.ts';
import { disputeOfTyped } from '@nomucheck/domain/cases/disputes/naming-disputes.ts';
import { disputeName } from '@nomucheck/domain/cases/identity/case-identity.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { useDebounced } from '../../typing/use-debounced.ts';
import { useCasesData } from '../cases-data.ts';
import { CaseLines, DisputeCases } from './case-lines.tsx';

type DisputeInputProps = {
  readonly id: string;
  readonly label: string;
  /** The dispute's name; empty: a dispute of its own. */
  readonly value: string;
  /** The value for "a dispute of its own". */
  readonly own?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
};

type Choice = {
  readonly value: string;
  readonly name: string;
  /** What has to be said of the choice beside its cases. */
  readonly note: string;
  readonly cases: DisputeFound['cases'];
};

/** How long typing has to rest before the server is asked, in milliseconds. */
const rest = 250;

/**
 * Chooses the dispute of a case among those that are there, each shown with its cases. A dispute of its own and one whose lower
 * instance isn't among the data are choices as well: nothing is typed letter for letter.
 */
export const DisputeInput = (props: DisputeInputProps) => {
  const { id, label, value, own = '', onChange, error, help, disabled = false, autoFocus = false } = props;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const caseId = useRecordContext()?.id;
  const q = useDebounced(typed.trim(), rest);
  const { disputes } = useCasesData();
  const found = useQuery({
    queryKey: ['admin/data', 'disputes', caseId, q],
    queryFn: () => disputes({ ...(q === '' ? {} : { q }), ...(caseId === undefined ? {} : { case: String(caseId) }) }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isAsked = found.isFetching || q !== typed.trim();
  const choices: Choice[] = [
    ...(found.data?.disputes ?? []).map(({ disputeId, cases }) => ({
      ...{ value: disputeId, name: disputeName(disputeId), cases },
      note: q === '' ? '이 사건이 가리키는 분쟁' : '',
    })),
    ...lowerInstance(typed, found.data?.disputes ?? []),
    { value: own, name: '이 사건만의 새 분쟁', note: '', cases: [] },
  ];
  // The same object while the value is the same: with another one the input would drop what is typed.
  const chosen = useMemo(
    () => (value === own ? null : { value, name: disputeName(value), note: '', cases: [] }),
    [value, own],
  );
  return (
    <>
      <Autocomplete<Choice>
        id={id}
        options={choices}
        value={chosen}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={(_event, choice) => onChange(choice?.value ?? own)}
        onInputChange={(_event, text, why) => setTyped(why === 'input' ? text : '')}
        disabled={disabled}
        // The server has found them already.
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ value: key }) => key}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        loading={isAsked}
        fullWidth
        slotProps={{ paper: { elevation: 6 } }}
        openText="분쟁 찾아보기"
        closeText="닫기"
        clearText="이 사건만의 분쟁으로"
        renderOption={({ key, ...option }, choice) => (
          <Box component="li" key={key} {...option} sx={{ display: 'block !important', minHeight: 44 }}>
            <Typography sx={{ fontWeight: 600 }}>{choice.name}</Typography>
            {choice.note !== '' && <Typography variant="body2">{choice.note}</Typography>}
            <CaseLines cases={choice.cases} />
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            autoFocus={autoFocus}
            error={error !== undefined}
            placeholder={value === own ? '이 사건만의 분쟁' : ''}
            helperText={error ?? toldOf(found.error, isAsked, isOpen) ?? help}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, maxLength: 200, spellCheck: false },
              inputLabel: { ...params.slotProps.inputLabel, shrink: true },
            }}
          />
        )}
      />
      {value !== own && <DisputeCases disputeId={value} except={caseId === undefined ? null : String(caseId)} />}
    </>
  );
};

const toldOf = (error: Error | null, isAsked: boolean, isOpen: boolean): ReactNode => {
  if (!isOpen) return undefined;
  if (error !== null) return `분쟁을 찾지 못했습니다. ${messageOf(error)}`;
  return isAsked ? '찾는 중' : undefined;
};

/** A lower instance that isn't among the data: its name, as a later instance cites it, is a choice of its own. */
const lowerInstance = (typed: string, found: readonly DisputeFound[]): Choice[] => {
  const value = disputeOfTyped(typed);
  if (value === null || found.some(({ disputeId }) => disputeName(disputeId).startsWith(disputeName(value)))) return [];
  return [{ value, name: disputeName(value), note: '자료에 없는 하급심의 분쟁', cases: [] }];
};
