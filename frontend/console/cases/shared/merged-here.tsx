import { Box, Button, Typography } from '@mui/material';
import type { MergedCases } from '@nomucheck/domain/cases/contract/related-cases.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { count } from '../../../shared/formats.ts';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useCasesData } from '../cases-data.ts';
import { caseLabel } from '../words.ts';
import { CaseHeadline } from './case-headline.tsx';

type Merged = MergedCases['cases'][number];

/** The cases that were merged into this one, each with a button that takes the merge back; nothing where there are none. */
export const MergedHere = ({ id }: { id: string }) => {
  const [asked, setAsked] = useState<Merged | null>(null);
  const { mergedCases } = useCasesData();
  const { data } = useQuery({
    queryKey: ['admin/data', 'merged', id],
    queryFn: () => mergedCases(id),
    retry: false,
  });
  const cases = data?.cases ?? [];
  if (cases.length === 0) return null;
  return (
    <Section title={`합친 자료 ${count(cases.length)}건`}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {cases.map((one) => (
          <li key={one.id}>
            {caseLabel(one)}
            <Button size="small" onClick={() => setAsked(one)} sx={{ ml: 1, minHeight: { xs: 44, md: 36 } }}>
              합치기 되돌리기
            </Button>
          </li>
        ))}
      </Box>
      {asked !== null && <Unmerge item={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
};

/** An accepted case has its record again; another one goes back into refinement. */
const Unmerge = ({ item, onClose }: { item: Merged; onClose: () => void }) => {
  const { restoreCase, reopenCase } = useCasesData();
  const queries = useQueryClient();
  const notify = useNotify();
  return (
    <ReasonedDialog
      title="합치기 되돌리기"
      about={item.id}
      action="되돌리기"
      isHarmless
      onClose={onClose}
      // The record that it had when it was merged.
      command={async (reason): Promise<void> =>
        void (await (item.wasAccepted ? restoreCase(item, item.revision - 1, reason) : reopenCase(item, reason)))
      }
      onDone={async () => {
        await queries.invalidateQueries({ queryKey: ['admin/data'] });
        void queries.invalidateQueries({ queryKey: ['admin/data/master'] });
        notify(
          item.wasAccepted ? '다시 마스터 자료가 되었습니다.' : '다시 정제할 자료가 되었습니다. ‘정제 중’에 있습니다.',
          { type: 'info' },
        );
        onClose();
      }}
    >
      <CaseHeadline item={item} />
      <Typography>
        {item.wasAccepted
          ? '합치기 전의 기록이 다시 마스터 자료가 됩니다. 검색과 승소율 집계에 다시 들어갑니다.'
          : '정제 중인 자료로 돌아갑니다. 이 자료를 가리키던 주소도 이 자료로 돌아옵니다.'}
      </Typography>
    </ReasonedDialog>
  );
};
