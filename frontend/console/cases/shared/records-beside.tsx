import { Box } from '@mui/material';
import { Fragment } from 'react';
import { Runs } from '../../texts/word-changes.tsx';
import { type Run, shortened, wordDiff } from '../../texts/word-diff.ts';
import { type CaseForm, type FormField, formFieldNames, formFields, shownValue } from '../case-form.ts';

type Side = { readonly title: string; readonly form: CaseForm };
type RecordsBesideProps = { readonly left: Side; readonly right: Side };

/** They tell which decision a case is: shown even where both say the same. */
const telling: readonly FormField[] = ['tribunal', 'caseNumbers', 'decidedOn', 'title', 'outcome'];

/** The fields to compare: those that tell a decision, and whichever else differ. */
export const comparedFields = (one: CaseForm, other: CaseForm): FormField[] =>
  formFields.filter((field) => telling.includes(field) || one[field] !== other[field]);

/** Two cases field by field in two columns; in each, the words that the other lacks are marked. */
export const RecordsBeside = ({ left, right }: RecordsBesideProps) => {
  const fields = comparedFields(left.form, right.form);
  return (
    <Box
      role="table"
      aria-label="항목 비교"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '104px repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 1,
        fontSize: 15,
        mb: 2,
        '& [role=row]': { display: 'contents' },
      }}
    >
      <Box role="row">
        <Box role="columnheader" sx={{ display: { xs: 'none', md: 'block' } }}>
          항목
        </Box>
        <Box role="columnheader" sx={{ fontWeight: 600 }}>
          {left.title}
        </Box>
        <Box role="columnheader" sx={{ fontWeight: 600 }}>
          {right.title}
        </Box>
      </Box>
      {fields.map((field) => {
        const [one, other] = [left, right].map(({ form }) => shownValue(field, form[field]));
        return <Row key={field} field={field} one={one ?? ''} other={other ?? ''} />;
      })}
    </Box>
  );
};

const Row = ({ field, one, other }: { field: FormField; one: string; other: string }) => {
  const runs = shortened(wordDiff(one, other));
  const sideOf = (hidden: Run['kind']) => runs.filter(({ kind }) => kind !== hidden);
  return (
    <Box role="row">
      <Box role="rowheader" sx={{ color: 'text.secondary', gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        {formFieldNames[field]}
        {one !== other && <Fragment> · 다름</Fragment>}
      </Box>
      <Box role="cell">
        <Runs runs={sideOf('new')} />
      </Box>
      <Box role="cell">
        <Runs runs={sideOf('gone')} />
      </Box>
    </Box>
  );
};
