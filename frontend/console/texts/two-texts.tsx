import { Alert, Box, Button } from '@mui/material';
import { SideBySide } from './word-changes.tsx';

type TwoTextsProps = {
  readonly saved: string;
  readonly own: string;
  readonly onSaved: () => void;
  readonly onOwn: () => void;
};

/** Somebody else has saved a text meanwhile: both are shown, and nothing is dropped before one is chosen. */
export const TwoTexts = ({ saved, own, onSaved, onOwn }: TwoTextsProps) => (
  <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
    그 사이 다른 분이 이 글을 저장했습니다. 두 글을 견주어 보고 골라 주십시오.
    <Box sx={{ my: 2, color: 'text.primary' }}>
      <SideBySide left={{ title: '저장된 글', text: saved }} right={{ title: '이 화면의 글', text: own }} />
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44 } }}>
      <Button variant="outlined" onClick={onSaved}>
        저장된 글로 계속
      </Button>
      <Button variant="contained" onClick={onOwn}>
        이 화면의 글로 계속
      </Button>
    </Box>
  </Alert>
);
