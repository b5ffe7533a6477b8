import { Alert, Button, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';

type SameDecisionProps = { readonly twice: readonly string[]; readonly onOther: () => void };

/** Why a case wasn't accepted: a master case may be the same decision. The panel above compares and merges them. */
export const SameDecision = ({ twice, onOther }: SameDecisionProps) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" onClick={onOther} sx={{ minHeight: 44 }}>
        다른 결정으로 승인
      </Button>
    }
  >
    같은 결정일 수 있는 마스터 자료가 있어 승인하지 않았습니다. 위에서 견주어 보고 같으면 합치십시오.{' '}
    {twice.map((id, place) => (
      <span key={id}>
        {place > 0 && ', '}
        <MuiLink component={Link} to={`/admin/data/master/${id}`}>
          마스터 자료 {place + 1}
        </MuiLink>
      </span>
    ))}
  </Alert>
);
