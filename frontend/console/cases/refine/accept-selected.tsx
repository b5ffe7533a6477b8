import TaskAlt from '@mui/icons-material/TaskAlt';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { AcceptAnswer, RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { useCasesData } from '../cases-data.ts';
import { errorsByField, formFieldNames, isFormField } from '../shared/case-form.ts';
import { NamedCaseLink, NamedList, useNamedCases } from '../shared/named-cases.tsx';

const mostAtOnce = 200;

/** Accepts the selected cases, each by itself, and shows the result of each. */
export const AcceptSelected = () => {
  const { selectedIds, onUnselectItems } = useListContext<RefineItem>();
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
        disabled={isPending}
        onClick={() => mutate(selectedIds.slice(0, mostAtOnce))}
        sx={{ minHeight: 44 }}
      >
        {selectedIds.length > mostAtOnce ? `처음 ${mostAtOnce}건 승인` : '승인'}
      </Button>
      {answer && <AcceptReport answer={answer} onClose={close} />}
    </>
  );
};

/** The names of the missing fields: `기관, 결과`. */
const fieldsIn = (errors: Readonly<Record<string, string>>): string =>
  Object.keys(errorsByField(errors))
    .filter(isFormField)
    .map((field) => formFieldNames[field])
    .join(', ');

type AcceptReportProps = { readonly answer: AcceptAnswer; readonly onClose: () => void };

/** The result for each case that should be accepted. A refused one stands with those that may be the same decision. */
const AcceptReport = ({ answer: { accepted, refused }, onClose }: AcceptReportProps) => {
  const nameOf = useNamedCases([...new Set(refused.flatMap(({ id, like = [] }) => [id, ...like]))]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="accept-title">
      <DialogTitle id="accept-title">승인 결과</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {accepted.length > 0 && (
          <Alert severity="success">{count(accepted.length)}건이 마스터 자료가 되었습니다.</Alert>
        )}
        {refused.length > 0 && (
          <Alert severity="warning">
            {count(refused.length)}건은 승인하지 못했습니다. 아래 사유를 고친 뒤 다시 승인하십시오.
          </Alert>
        )}
        {refused.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5 }}>
            {refused.map(({ id, message, errors = {}, like = [] }) => (
              <li key={id}>
                <NamedCaseLink id={id} named={nameOf(id)} />
                <Typography variant="body2">
                  {message}
                  {Object.keys(errors).length > 0 && ` 채울 항목: ${fieldsIn(errors)}`}
                </Typography>
                {like.length > 0 && <NamedList title="같을 수 있는 자료" ids={like} nameOf={nameOf} />}
              </li>
            ))}
          </Box>
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
