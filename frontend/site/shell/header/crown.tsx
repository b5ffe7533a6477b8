/** A mark beside the names of staff; the meaning of its colour is also given in words. */
export const Crown = ({ accessType }: { accessType: 0 | 1 | 2 }) =>
  accessType === 0 ? null : (
    <svg
      className={accessType === 2 ? 'crown crown-super' : 'crown'}
      viewBox="0 0 24 24"
      width="1.125rem"
      height="1.125rem"
      role="img"
      aria-label={accessType === 2 ? '최고 관리자' : '내부 직원'}
    >
      <path d="M3 19h18v2H3zM3 17 1.5 7.5l6 4L12 4l4.5 7.5 6-4L21 17z" fill="currentColor" />
    </svg>
  );
