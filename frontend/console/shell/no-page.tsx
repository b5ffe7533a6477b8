import { Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { PageHeading } from './page-heading.tsx';

type Words = { readonly title: string; readonly text: string };

const Dismissal = ({ title, text }: Words) => (
  <>
    <PageHeading title={title} />
    <Typography sx={{ mb: 2 }}>{text}</Typography>
    <Button component={Link} to="/admin" variant="contained">
      업무 화면 처음으로
    </Button>
  </>
);

export const NotFound = () => (
  <Dismissal title="찾으시는 화면이 없습니다" text="주소가 잘못되었거나 없어진 화면입니다." />
);

export const NotAllowed = () => (
  <Dismissal
    title="이 화면을 볼 권한이 없습니다"
    text="지금 역할로는 쓸 수 없는 화면입니다. 필요하면 최고 관리자에게 역할을 요청해 주십시오."
  />
);
