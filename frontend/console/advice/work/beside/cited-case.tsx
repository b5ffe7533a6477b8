import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import { citablePassagesOf } from '@nomucheck/domain/advice/cited-passages.ts';
import type { CaseCitation } from '@nomucheck/domain/advice/texts/citation.ts';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../../shared/client/session.ts';
import { mayOpen } from '../../../access/grants.ts';
import { messageOf } from '../../../api/api-error.ts';
import { fieldsThatDiffer, formFieldNames, formOf, shownValue } from '../../../cases/case-form.ts';
import { useCasesData } from '../../../cases/cases-data.ts';
import { outcomeName } from '../../../cases/words.ts';
import { NothingYet } from '../../../shell/record/section.tsx';
import { MarkedText } from '../../../texts/marked-text.tsx';
import { WordChanges } from '../../../texts/word-changes.tsx';
import { quoteIn } from '../../copy/quote.ts';

const resource = 'admin/data/master';

/** The cited case as it stood when it was cited, open at the quoted words; says if it has changed since. */
export const CitedCase = ({ cited }: { cited: CaseCitation }) => {
  const { caseAsOf, caseText, getOne } = useCasesData();
  const { user } = useSession();
  const { caseId, revision } = cited;
  const asOf = `r${revision}`;
  const then = useQuery({
    queryKey: [resource, 'cited', caseId, revision],
    queryFn: async () => {
      const record = await caseAsOf(caseId, asOf);
      const text = record.text === null ? null : (await caseText(caseId, { asOf })).text;
      return { record, text: text ?? citablePassagesOf(record, null).join('\n\n'), isGist: text === null };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const now = useQuery({
    queryKey: [resource, 'cited now', caseId],
    queryFn: async () => (await getOne<MasterCaseDetail>(resource, { id: caseId })).data,
    retry: false,
  });
  if (then.error) return <Alert severity="error">{messageOf(then.error)}</Alert>;
  if (then.data === undefined) return <NothingYet>판정례를 불러오는 중</NothingYet>;
  const { record, text, isGist } = then.data;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">
        {cited.court} {cited.caseNumber}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {outcomeName(record.outcome)} · 인용한 때의 기록 (변경 {revision}번)
        {mayOpen(user, 'data') && (
          <>
            {' · '}
            <MuiLink component={Link} to={`/admin/data/master/${caseId}`}>
              자료 보기
            </MuiLink>
          </>
        )}
      </Typography>
      {now.data !== undefined && <Since then={record} now={now.data} />}
      {now.error && <Alert severity="warning">지금 기록과 견주지 못했습니다. {messageOf(now.error)}</Alert>}
      {isGist && <NothingYet>본문이 없는 자료라 요지와 요약을 보여 줍니다.</NothingYet>}
      <Quoted text={text} cited={cited} />
    </Box>
  );
};

/** Whether the record is still the one that was cited, and if not, what changed. */
const Since = ({ then, now }: { then: MasterCaseDetail; now: MasterCaseDetail }) => {
  if (now.stage === 'withdrawn') return <Alert severity="error">인용한 뒤에 내려진 자료입니다.</Alert>;
  if (now.stage === 'merged') return <Alert severity="warning">인용한 뒤에 다른 자료와 합쳐졌습니다.</Alert>;
  const fields = fieldsThatDiffer(then, now);
  const hasOtherText = then.text?.hash !== now.text?.hash;
  if (fields.length === 0 && !hasOtherText) return <Alert severity="success">인용한 때와 지금 기록이 같습니다.</Alert>;
  const [before, after] = [formOf(then), formOf(now)];
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      인용한 뒤에 고쳐졌습니다.
      {hasOtherText && ' 본문도 바뀌었습니다.'}
      <Box component="dl" sx={{ m: 0, color: 'text.primary' }}>
        {fields.map((field) => (
          <Box key={field} sx={{ mt: 0.5 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {formFieldNames[field]}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <WordChanges before={shownValue(field, before[field])} after={shownValue(field, after[field])} />
            </Box>
          </Box>
        ))}
      </Box>
    </Alert>
  );
};

const ignore = () => {};

const Quoted = ({ text, cited }: { text: string; cited: CaseCitation }) => {
  const pane = useRef<HTMLDivElement>(null);
  const place = useMemo(() => quoteIn(text, cited.passage, cited.quote), [text, cited]);
  const marks = useMemo(() => (place === null ? [] : [{ id: 'quote', ...place }]), [place]);
  return (
    <>
      {place === null && (
        <Alert severity="error">
          인용한 말이 이 기록에 없습니다: “{cited.quote}”. 이 근거를 빼거나 글을 고쳐 주십시오.
        </Alert>
      )}
      <MarkedText
        content={text}
        marks={marks}
        current={place === null ? null : 'quote'}
        onMark={ignore}
        pane={pane}
        maxHeight="52vh"
      />
    </>
  );
};
