import TaskAlt from '@mui/icons-material/TaskAlt';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { AcceptAnswer, RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { count } from '../../../../shared/formats.ts';
import { messageOf } from '../../../api/api-error.ts';
import { useShownSelection } from '../../../list/use-shown-selection.ts';
import { errorsByField, formFieldNames, isFormField } from '../../case-form.ts';
import { useCasesData } from '../../cases-data.ts';
import { NamedCaseLink, NamedList, useNamedCases } from '../../named-cases.tsx';
import { causesOf, RefusalCauses } from '../../shared/refusal-causes.tsx';
import { AcceptOffer } from '../accept-offer.tsx';

const mostAtOnce = 200;

/** Accepts the selected cases, each by itself, and shows the result of each. */
const AcceptSelected = () => {
  const { data = [], onUnselectItems } = useListContext<RefineItem>();
  const selected = useShownSelection<RefineItem>();
  const [isAsking, setAsking] = useState(false);
  const chosen = selected.slice(0, mostAtOnce);
  const queries = useQueryClient();
  const { acceptCases } = useCasesData();
  const notify = useNotify();
  const {
    mutate,
    isPending,
    data: answer,
    reset,
  } = useMutation({
    mutationFn: acceptCases,
    onSuccess: () => setAsking(false),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  const close = () => {
    reset();
    onUnselectItems();
    void queries.invalidateQueries({ queryKey: ['admin/data'] });
    void queries.invalidateQueries({ queryKey: ['admin/data/master'] });
  };

  return (
    <>
      <Button
        variant="contained"
        startIcon={<TaskAlt />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        {selected.length > mostAtOnce ? `처음 ${mostAtOnce}건 승인` : '승인'}
      </Button>
      {isAsking && (
        <AcceptOffer
          items={data.filter(({ id }) => chosen.includes(id))}
          isPending={isPending}
          onAccept={() => mutate(chosen)}
          onClose={() => setAsking(false)}
        />
      )}
      {answer && <AcceptReport answer={answer} onClose={close} />}
    </>
  );
};

export default AcceptSelected;

/** The names of the missing fields: `기관, 결과`. */
const fieldsIn = (errors: Readonly<Record<string, string>>): string =>
  Object.keys(errorsByField(errors))
    .filter(isFormField)
    .map((field) => formFieldNames[field])
    .join(', ');

type Refused = AcceptAnswer['refused'][number];

/** What can be done about a refusal; null where its message says all. Nothing in a duplicate has to be corrected. */
const adviceFor = ({ code, errors }: Refused): string | null => {
  if (code === 'case_duplicate')
    return '자료를 열어 같을 수 있는 자료와 견주어 보십시오. 같은 결정이면 그 화면에서 합칠 수 있습니다.';
  return errors === undefined ? null : '자료를 열어 빠진 항목을 채운 뒤 다시 승인하십시오.';
};

type RefusedCasesProps = {
  readonly refused: readonly Refused[];
  readonly nameOf: ReturnType<typeof useNamedCases>;
};

/** The cases that were refused for one cause, each with what it lacks and those that may be the same decision. */
const RefusedCases = ({ refused, nameOf }: RefusedCasesProps) => (
  <>
    {[...new Set(refused.map(adviceFor))].map(
      (advice) =>
        advice && (
          <Typography key={advice} variant="body2">
            {advice}
          </Typography>
        ),
    )}
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 1.5 }}>
      {refused.map(({ id, errors = {}, like = [] }) => (
        <li key={id}>
          <NamedCaseLink id={id} named={nameOf(id)} />
          {Object.keys(errors).length > 0 && <Typography variant="body2">채울 항목: {fieldsIn(errors)}</Typography>}
          {like.length > 0 && <NamedList title="같을 수 있는 자료" ids={like} nameOf={nameOf} />}
        </li>
      ))}
    </Box>
  </>
);

type AcceptReportProps = { readonly answer: AcceptAnswer; readonly onClose: () => void };

/** The result for each case that should be accepted; the refused ones by the cause. */
const AcceptReport = ({ answer: { accepted, refused }, onClose }: AcceptReportProps) => {
  const nameOf = useNamedCases([...new Set(refused.flatMap(({ id, like = [] }) => [id, ...like]))]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="accept-title">
      <DialogTitle id="accept-title">승인 결과</DialogTitle>
      <DialogContent
        // A followed link ends the work with the selection too; one that opens a new tab isn't prevented and leaves all as it is.
        onClick={(event) => event.isDefaultPrevented() && onClose()}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        {accepted.length > 0 && (
          <Alert severity="success">{count(accepted.length)}건이 마스터 자료가 되었습니다.</Alert>
        )}
        {refused.length > 0 && <Alert severity="warning">{count(refused.length)}건은 승인하지 못했습니다.</Alert>}
        {refused.length > 0 && (
          <RefusalCauses
            causes={causesOf(refused)}
            below={(cause) => <RefusedCases refused={cause.refused} nameOf={nameOf} />}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          확인
        </Button>
      </DialogActions>
    </Dialog>
  );
};
