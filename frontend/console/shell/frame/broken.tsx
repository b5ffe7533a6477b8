import { Button, Typography } from '@mui/material';

/** Shown in place of the page when its code threw an error or could not be loaded (a release deletes the old files). */
export const Broken = () => (
  <main role="alert">
    <Typography variant="h1" sx={{ m: 3, mb: 1 }}>
      화면을 보이지 못했습니다
    </Typography>
    <Typography sx={{ mx: 3, mb: 2 }}>연결이 잠시 끊겼거나 새 판이 나왔을 수 있습니다. 다시 열어 주십시오.</Typography>
    <Button variant="contained" sx={{ ml: 3 }} onClick={() => window.location.reload()}>
      다시 열기
    </Button>
  </main>
);
