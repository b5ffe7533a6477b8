import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { publicTextOf } from '@nomucheck/domain/cases/public-text.ts';
import { Facts } from '../../shell/record/facts.tsx';
import { WordChanges } from '../../texts/word-changes.tsx';
import { type FormField, fieldsThatDiffer, formFieldNames, formFields, formOf, shownValue } from '../case-form.ts';
import { DisputeCases } from '../shared/case-lines.tsx';
import { CitedLinks } from '../shared/cited-links.tsx';

type Record = Omit<MasterCase, 'text'>;

type CaseRecordProps = {
  readonly item: Record;
  /** Today's record, when `item` is the record of an earlier day. */
  readonly today?: Record | undefined;
};

/** A case, field by field; of an earlier record, also how each field differs from today's. */
export const CaseRecord = ({ item, today }: CaseRecordProps) => {
  const form = formOf(item);
  const now = today === undefined ? null : formOf(today);
  const differing = today === undefined ? [] : fieldsThatDiffer(item, today);
  const fieldValue = (field: FormField) => (
    <>
      <FieldValue
        shown={field === 'citations' && item.citations.length > 0 ? '' : shownValue(field, form[field])}
        source={field === 'sourceAt' ? item : undefined}
        today={now !== null && differing.includes(field) ? shownValue(field, now[field]) : undefined}
      />
      {field === 'citations' && <CitedLinks numbers={item.citations} />}
      {field === 'disputeId' && now === null && <DisputeCases disputeId={item.disputeId} except={item.id} />}
    </>
  );
  return <Facts>{formFields.map((field) => [formFieldNames[field], fieldValue(field)] as const)}</Facts>;
};

type FieldValueProps = {
  readonly shown: string;
  readonly source?: Record | undefined;
  /** Today's value, when it differs. */
  readonly today?: string | undefined;
};

const FieldValue = ({ shown, source, today }: FieldValueProps) => {
  const value =
    source === undefined ? <Long>{shown}</Long> : <Source at={source.source.at} number={source.caseNumbers[0]} />;
  if (today === undefined) return value;
  return (
    <Box sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 1 }}>
      {value}
      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
        오늘까지 달라진 것: <WordChanges before={shown} after={today} />
      </Typography>
    </Box>
  );
};

const Long = ({ children }: { children: string }) => <span style={{ whiteSpace: 'pre-line' }}>{children}</span>;

const Source = ({ at, number }: { at: string | null; number: string | undefined }) => {
  const address = publicTextOf(at, number);
  const text = at ?? '국가법령정보센터에서 찾기';
  return address === null ? (
    (at ?? '없음')
  ) : (
    <MuiLink href={address} target="_blank" rel="noreferrer">
      {text}
    </MuiLink>
  );
};
