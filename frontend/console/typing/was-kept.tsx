import { Alert, Button } from '@mui/material';
import type { KeptFields } from './use-kept-state.ts';

type WasKeptProps = {
  readonly kept: Pick<KeptFields, 'wasKept' | 'isTouched'>;
  /** Begins anew; a dialog is closed with its own question instead. */
  readonly onEmpty?: () => void;
};

/** Says that what stands in the form was typed before, and was not sent. */
export const WasKept = ({ kept: { wasKept, isTouched }, onEmpty }: WasKeptProps) =>
  wasKept && isTouched ? (
    <Alert
      severity="info"
      action={
        onEmpty && (
          <Button color="inherit" onClick={onEmpty}>
            비우기
          </Button>
        )
      }
    >
      보내지 않고 둔 내용을 불러왔습니다.
    </Alert>
  ) : null;
