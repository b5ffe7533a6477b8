import { Alert, Box } from '@mui/material';
import type { PolicyRecord } from '@nomucheck/domain/policies/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { koreanDate } from '../../shared/formats.ts';
import { ApiError, messageOf } from '../api/api-error.ts';
import { AsOfPicker } from '../history/as-of.tsx';
import { useHistory } from '../history/history-pages.ts';
import { HistoryStep } from '../history/history-step.tsx';
import { MoreHistory } from '../history/more-history.tsx';
import { Facts } from '../shell/facts.tsx';
import { NothingYet, Section } from '../shell/section.tsx';
import { policyList, usePoliciesData } from './policies-data.ts';
import { PolicyPreviewOf } from './policy-preview-of.tsx';
import { stageNames } from './words.ts';

/** All that happened to a text, and the text as it stood. */
export const PolicyStory = ({ record }: { record: PolicyRecord }) => {
  const [asOf, setAsOf] = useState<string | null>(null);
  const history = useHistory(policyList, record);
  const { entries, error } = history;
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Section title="변경 이력">
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {!entries && !error && <NothingYet>불러오는 중</NothingYet>}
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {entries?.map((entry) => (
            <HistoryStep key={entry.revision} entry={entry} onLook={() => setAsOf(`r${entry.revision}`)} />
          ))}
        </Box>
        <MoreHistory {...history} />
      </Section>
      <Section title="그때의 기록" action={<AsOfPicker asOf={asOf} onChange={setAsOf} />}>
        {asOf === null ? (
          <NothingYet>날을 고르거나 이력에서 ‘이때 기록 보기’를 누르면 그때의 기록이 여기에 보입니다.</NothingYet>
        ) : (
          <AsItStood record={record} asOf={asOf} />
        )}
      </Section>
    </Box>
  );
};

const AsItStood = ({ record: { id, revision }, asOf }: { record: PolicyRecord; asOf: string }) => {
  const { policyRecord } = usePoliciesData();
  const { data, error } = useQuery({
    queryKey: [policyList, 'asOf', id, asOf, revision],
    queryFn: () => policyRecord(id, asOf),
    retry: false,
  });
  if (data === undefined) {
    if (!error) return <NothingYet>불러오는 중</NothingYet>;
    const wasNot = error instanceof ApiError && error.status === 404;
    return <Alert severity={wasNot ? 'info' : 'error'}>{wasNot ? '그때는 없던 문서입니다.' : messageOf(error)}</Alert>;
  }
  const last = data.versions.find(({ state }) => state !== 'withdrawn');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts>
        {[
          ['알린 내용', last ? `${last.version} (${koreanDate(last.from)}부터)` : '없음'],
          [
            '초안',
            data.draft ? `${stageNames[data.draft.stage]}${data.draft.why ? ` · ${data.draft.why}` : ''}` : '없음',
          ],
        ]}
      </Facts>
      <PolicyPreviewOf text={data.draft?.text ?? data.text} />
    </Box>
  );
};
