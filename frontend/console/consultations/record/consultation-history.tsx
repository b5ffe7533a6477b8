import { Alert, Box, Typography } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../../shared/formats.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { AsOfNotice, AsOfPicker } from '../../history/as-of.tsx';
import { useHistory } from '../../history/history-pages.ts';
import { HistoryStep } from '../../history/history-step.tsx';
import { MoreHistory } from '../../history/more-history.tsx';
import { Facts } from '../../shell/facts.tsx';
import { NothingYet, Section } from '../../shell/section.tsx';
import { WordChanges } from '../../texts/word-changes.tsx';
import { consultationList, useConsultationsData } from '../consultations-data.ts';
import { differences, type RecordField, recordFields } from './record-fields.ts';

type HistoryProps = {
  readonly item: ConsultationDetail;
  /** A day, or a revision (`r3`), whose record is shown. */
  readonly asOf: string | null;
  readonly onLook: (asOf: string | null) => void;
};

/** Each step with its hand, the latest first, and the record as it stood beside what it is now. */
export const ConsultationHistory = ({ item, asOf, onLook }: HistoryProps) => {
  const history = useHistory(consultationList, item);
  const { entries, total, error } = history;
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Section title={entries === undefined ? '변경 이력' : `변경 이력 ${count(total)}건`}>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {entries === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {entries?.map((entry) => (
            <HistoryStep key={entry.revision} entry={entry} onLook={() => onLook(`r${entry.revision}`)} />
          ))}
        </Box>
        <MoreHistory {...history} />
      </Section>
      <Section title="그때의 기록" action={<AsOfPicker asOf={asOf} onChange={onLook} />}>
        {asOf === null ? (
          <NothingYet>날을 고르거나 이력에서 ‘이때 기록 보기’를 누르면 그때의 기록이 여기에 보입니다.</NothingYet>
        ) : (
          <AsItStood item={item} asOf={asOf} />
        )}
      </Section>
    </Box>
  );
};

const AsItStood = ({ item, asOf }: { item: ConsultationDetail; asOf: string }) => {
  const { consultationAsOf } = useConsultationsData();
  const { data, error } = useQuery({
    queryKey: [consultationList, 'asOf', item.id, asOf, item.revision],
    queryFn: () => consultationAsOf(item.id, asOf),
    retry: false,
  });
  if (data !== undefined) {
    const record = recordFields(data, item);
    return (
      <>
        <AsOfNotice asOf={asOf} differences={differences(record)} />
        <Facts>{record.map((field) => [field.name, <Compared key={field.name} field={field} />] as const)}</Facts>
      </>
    );
  }
  if (!error) return <NothingYet>불러오는 중</NothingYet>;
  const wasNot = error instanceof ApiError && error.status === 404;
  return (
    <Alert severity={wasNot ? 'info' : 'error'}>
      {wasNot ? '그때는 아직 신청하지 않은 상담입니다.' : messageOf(error)}
    </Alert>
  );
};

const Compared = ({ field: { before, after } }: { field: RecordField }) => {
  const value = <span style={{ whiteSpace: 'pre-line' }}>{before}</span>;
  if (before === after) return value;
  return (
    <Box sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 1 }}>
      {value}
      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
        오늘까지 달라진 것: <WordChanges before={before} after={after} />
      </Typography>
    </Box>
  );
};
