import TaskAlt from '@mui/icons-material/TaskAlt';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as MuiLink } from '@mui/material';
import type { AcceptAnswer, RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { useCasesData } from '../cases-data.ts';
import { errorsByField, formFieldNames, isFormField } from '../shared/case-form.ts';
import { caseLabel } from '../shared/words.ts';

const mostAtOnce = 200;

/** Accepts the selected cases, each by itself, and shows the result of each. */
export const AcceptSelected = () => {
  const { selectedIds, onUnselectItems, data = [] } = useListContext<RefineItem>();
  const queries = useQueryClient();
  const { acceptCases } = useCasesData();
  const notify = useNotify();
  const nameOf = (id: string): string => {
    const item = data.find((other) => other.id === id);
    return item === undefined ? id : caseLabel(item);
  };

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
      {answer && <AcceptReport answer={answer} nameOf={nameOf} onClose={close} />}
    </>
  );
};

/** The names of the missing fields: `기관, 결과`. */
const fieldsIn = (errors: Readonly<Record<string, string>>): string =>
  Object.keys(errorsByField(errors))
    .filter(isFormField)
    .map((field) => formFieldNames[field])
    .join(', ');

type AcceptReportProps = {
  readonly answer: AcceptAnswer;
  readonly nameOf: (id: string) => string;
  readonly onClose: () => void;
};

/** The result for each case that should be accepted. */
export const AcceptReport = ({ answer: { accepted, refused }, nameOf, onClose }: AcceptReportProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="accept-title">
    <DialogTitle id="accept-title">승인 결과</DialogTitle>
    <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
      {accepted.length > 0 && <Alert severity="success">{count(accepted.length)}건이 마스터 자료가 되었습니다.</Alert>}
      {refused.length > 0 && (
        <Alert severity="warning">
          {count(refused.length)}건은 승인하지 못했습니다. 아래 사유를 고친 뒤 다시 승인하십시오.
        </Alert>
      )}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, message, errors = {}, like = [] }) => (
            <li key={id}>
              <MuiLink component={Link} to={`/admin/data/${id}`}>
                {nameOf(id)}
              </MuiLink>
              : {message}
              {Object.keys(errors).length > 0 && ` 채울 항목: ${fieldsIn(errors)}`}
              {like.map((other, place) => (
                <span key={other}>
                  {' '}
                  <MuiLink component={Link} to={`/admin/data/master/${other}`}>
                    같을 수 있는 자료 {place + 1}
                  </MuiLink>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </DialogContent>
    <DialogActions>
      <Button variant="contained" autoFocus onClick={onClose}>
        확인
      </Button>
    </DialogActions>
  </Dialog>
);
