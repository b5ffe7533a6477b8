import { SvgIcon } from '@mui/material';

/** The mark of the firm's people beside a name. Its meaning is also given in words, not only by colour. */
export const Crown = ({ accessType }: { accessType: 0 | 1 | 2 }) =>
  accessType === 0 ? null : (
    <SvgIcon
      color={accessType === 2 ? 'primary' : 'secondary'}
      fontSize="small"
      titleAccess={accessType === 2 ? '최고 관리자' : '내부 직원'}
      data-crown={accessType === 2 ? 'super' : 'staff'}
    >
      <path d="M3 19h18v2H3zM3 17 1.5 7.5l6 4L12 4l4.5 7.5 6-4L21 17z" />
    </SvgIcon>
  );
