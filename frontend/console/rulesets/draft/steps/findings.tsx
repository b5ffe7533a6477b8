import { Alert, Box, Button } from '@mui/material';
import type { DraftFinding } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { count } from '../../../../shared/formats.ts';

type FindingsProps = {
  /** undefined: they are being looked for. */
  readonly findings: readonly DraftFinding[] | undefined;
  readonly onOpen: (path: string, field?: readonly string[]) => void;
};

/** What keeps the draft from being offered, each a way to its place. */
export const Findings = ({ findings, onOpen }: FindingsProps) => {
  if (findings === undefined) return <Alert severity="info">고칠 곳이 있는지 살펴보는 중</Alert>;
  if (findings.length === 0)
    return <Alert severity="success">고칠 곳이 없습니다. 진단이 모두 끝까지 이어집니다.</Alert>;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      고칠 곳이 {count(findings.length)}군데 있습니다. 모두 고쳐야 새 판으로 올릴 수 있습니다.
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
        {findings.map(({ path, where, text, at }) => (
          <li key={`${path} ${at?.join('/')} ${text}`}>
            {path === '' ? (
              where
            ) : (
              <Button size="small" onClick={() => onOpen(path, at)} sx={{ minWidth: 0, px: 0.5 }}>
                {where}
              </Button>
            )}
            : {text}
          </li>
        ))}
      </Box>
    </Alert>
  );
};
