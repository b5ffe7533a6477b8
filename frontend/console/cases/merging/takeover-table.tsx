import { Box, Radio } from '@mui/material';
import { caseFieldNames, caseSourceNames } from '@nomucheck/domain/cases/case-names.ts';
import type { CaseDraft, CaseField } from '@nomucheck/domain/cases/case-record.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { Fragment, useId } from 'react';
import { count } from '../../../shared/formats.ts';
import { Runs } from '../../texts/word-changes.tsx';
import { type Run, shortened, wordDiff } from '../../texts/word-diff.ts';
import { formOf, shownValue } from '../case-form.ts';
import type { Takeover } from './use-takeover.ts';

/** They tell which decision a case is: shown even where both say the same. */
const telling: readonly CaseField[] = ['tribunal', 'caseNumbers', 'decidedOn', 'title', 'outcome'];

const isField = (name: string): name is CaseField => name in caseFieldNames;
const inOrder = Object.keys(caseFieldNames).filter(isField);

type TakeoverTableProps = {
  readonly takeover: Takeover;
  /** How the two are called here. */
  readonly titles: { readonly merged: string; readonly survivor: string };
};

/** Two cases field by field in two columns. Where they differ, the value that the remaining case has afterwards is chosen. */
export const TakeoverTable = ({ takeover, titles }: TakeoverTableProps) => {
  const { survivor, merged } = takeover;
  const shown = inOrder.filter(
    (field) => telling.includes(field) || !isSame(survivor.draft[field], merged.draft[field]),
  );
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        role="table"
        aria-label="항목 비교"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '104px repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
          rowGap: 0.5,
          fontSize: 15,
          '& [role=row]': { display: 'contents' },
        }}
      >
        <Box role="row">
          <Box role="columnheader" sx={{ display: { xs: 'none', md: 'block' } }}>
            항목
          </Box>
          <Box role="columnheader" sx={{ fontWeight: 600 }}>
            {titles.merged}
          </Box>
          <Box role="columnheader" sx={{ fontWeight: 600 }}>
            {titles.survivor}
          </Box>
        </Box>
        {shown.map((field) => (
          <Row key={field} field={field} takeover={takeover} titles={titles} />
        ))}
      </Box>
      <Box role="status" sx={{ mt: 1, fontSize: 15 }}>
        {takeover.take.length === 0
          ? '남길 자료의 값을 모두 그대로 둡니다.'
          : `남길 자료로 가져올 항목: ${takeover.take.map((field) => caseFieldNames[field]).join(', ')}`}
      </Box>
    </Box>
  );
};

const Row = ({ field, takeover, titles }: TakeoverTableProps & { readonly field: CaseField }) => {
  const { survivor, merged, fields, take, choose } = takeover;
  const [theirs, own] = [shownOf(field, merged.draft), shownOf(field, survivor.draft)];
  const runs = shortened(wordDiff(theirs, own));
  /** The words of one side; those that differ look like what stays where they are chosen, and like what goes where they aren't. */
  const sideOf = (isTaken: boolean) => {
    const looks: Run['kind'] = take.includes(field) === isTaken ? 'new' : 'gone';
    const own = runs.filter(({ kind }) => kind !== (isTaken ? 'new' : 'gone'));
    return <Runs runs={own.map((run) => (run.kind === 'same' ? run : { ...run, kind: looks }))} />;
  };
  const isChoice = fields.includes(field);
  const name = useId();
  const cell = (isTaken: boolean) => (
    <Box role="cell">
      {isChoice ? (
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'flex-start', cursor: 'pointer', minHeight: { xs: 44, md: 34 } }}
        >
          <Radio
            size="small"
            name={name}
            checked={take.includes(field) === isTaken}
            onChange={() => choose(field, isTaken)}
            slotProps={{
              input: { 'aria-label': `${caseFieldNames[field]}: ${isTaken ? titles.merged : titles.survivor}의 값` },
            }}
            sx={{ mt: -1, ml: -1 }}
          />
          <span>{sideOf(isTaken)}</span>
        </Box>
      ) : (
        sideOf(isTaken)
      )}
    </Box>
  );
  return (
    <Box role="row">
      <Box
        role="rowheader"
        sx={{ color: 'text.secondary', gridColumn: { xs: '1 / -1', md: 'auto' }, pt: { md: 0.25 } }}
      >
        {caseFieldNames[field]}
        {theirs !== own && <Fragment> · 다름</Fragment>}
      </Box>
      {cell(true)}
      {cell(false)}
    </Box>
  );
};

const shownOf = (field: CaseField, draft: CaseDraft): string => {
  if (field === 'text') return draft.text === null ? '없음' : `${count(draft.text.chars)}자`;
  if (field === 'source')
    return [caseSourceNames[draft.source.how], draft.source.at ?? ''].filter((part) => part !== '').join(' · ');
  return shownValue(field, formOf(draft)[field]);
};
