import { Alert, Box } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { CheckSide } from '../../../advice/check-side.tsx';
import { Section } from '../../../shell/record/section.tsx';
import { OtherConsultations } from '../other-consultations.tsx';
import { RequestFacts } from '../request-facts.tsx';
import { AnswerBox } from './answer-box.tsx';
import { Attachments } from './attachments.tsx';
import { Thread } from './thread.tsx';

/** What was asked and answered, the box for the next answer, and beside it what it is about. */
export const Talk = ({ item }: { item: ConsultationDetail }) => {
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {item.withheld ? (
          <Section title="대화">
            <Alert severity="info">
              {item.reasonNeeded
                ? '이해 충돌이 있어 내용을 가렸습니다. 계속하는 까닭을 남기면 다시 보입니다.'
                : '이해 충돌이 있어 내용을 가렸습니다. 직접 맡지 않을 상담이면 다른 담당자에게 맡도록 알려 주십시오.'}
            </Alert>
          </Section>
        ) : (
          <Thread item={item} />
        )}
        {/* Also where the text is withheld: an answer that was typed before is still there. */}
        <AnswerBox item={item} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <RequestFacts item={item} />
        {!item.withheld && <Attachments item={item} />}
        {item.checkId !== null && !item.withheld && <CheckSide checkId={item.checkId} />}
        <OtherConsultations item={item} />
      </Box>
    </Box>
  );
};
