import { Box, Button, Chip, Typography } from '@mui/material';
import type { FlagOut } from '@nomucheck/domain/advice/contract/advice.ts';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonedDialog } from '../../../shell/record/reasoned-dialog.tsx';
import { Section } from '../../../shell/record/section.tsx';
import { WordChanges } from '../../../texts/word-changes.tsx';
import { useInspectionData } from '../../inspection-data.ts';
import { useReviewShown } from '../../use-review.ts';
import { caseName, changeNames } from '../../words.ts';

/** Cited cases that changed after they were cited, with the difference; each is settled with a reason. */
export const Flags = ({ review }: { review: ReviewDetail }) => {
  const [settling, setSettling] = useState<FlagOut | null>(null);
  const { settleFlag } = useInspectionData();
  const shown = useReviewShown();
  const notify = useNotify();
  const flags = review.flags.toSorted((one, other) => Number(one.settled) - Number(other.settled));
  if (flags.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section title={`인용한 뒤에 바뀐 판정례 ${flags.length}건`}>
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {flags.map((flag) => (
            <li key={`${flag.caseId} ${flag.revision}`}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <strong>{caseName(flag)}</strong> {changeNames[flag.change]}
                {flag.settled ? (
                  <Chip size="small" variant="outlined" label="확인함" />
                ) : (
                  <Button size="small" variant="outlined" onClick={() => setSettling(flag)}>
                    확인함으로 하기
                  </Button>
                )}
              </Box>
              {flag.changes.map(({ field, before, after }) => (
                <Box key={field} sx={{ fontSize: 14.5 }}>
                  <Typography component="span" variant="body2" color="text.secondary">
                    {field}:{' '}
                  </Typography>
                  <WordChanges before={before ?? ''} after={after ?? ''} />
                </Box>
              ))}
            </li>
          ))}
        </Box>
      </Section>
      {settling !== null && (
        <ReasonedDialog
          title="바뀐 판정례를 확인함으로 하기"
          about={settling.caseId}
          action="확인함"
          isHarmless
          onClose={() => setSettling(null)}
          command={(reason) => settleFlag(review, { caseId: settling.caseId, revision: settling.revision }, reason)}
          onDone={async () => {
            await shown(review.id);
            notify('확인함으로 했습니다.', { type: 'info' });
            setSettling(null);
          }}
        >
          <Typography>
            {caseName(settling)} {changeNames[settling.change]}. 이 변경이 자문의 결론을 바꾸지 않는 까닭을 적어
            주십시오. 결론이 달라지면 이 대신 자문을 고쳐 다시 검토해 주십시오.
          </Typography>
        </ReasonedDialog>
      )}
    </Box>
  );
};
