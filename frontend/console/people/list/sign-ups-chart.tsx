import { Box, Typography } from '@mui/material';
import { count, koreanDate } from '../../../shared/formats.ts';

export type Day = { readonly day: string; readonly signedUp: number };

const width = 360;
const height = 56;

/** The place and height of each day's bar, in a chart of this width and height. */
export const barsOf = (
  days: readonly Day[],
): { day: string; x: number; y: number; width: number; height: number }[] => {
  const most = Math.max(1, ...days.map(({ signedUp }) => signedUp));
  const step = width / Math.max(1, days.length);
  return days.map(({ day, signedUp }, index) => {
    const high = signedUp === 0 ? 1 : Math.max(3, (signedUp / most) * height);
    return { day, x: index * step, y: height - high, width: step * 0.72, height: high };
  });
};

/** Sign-ups a day as a bar chart, and the same as a table. */
export const SignUpsChart = ({ days }: { days: readonly Day[] }) => {
  const sum = days.reduce((all, { signedUp }) => all + signedUp, 0);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div>
      <Typography variant="body2" id="sign-ups">
        {koreanDate(first.day)}부터 {koreanDate(last.day)}까지 가입 {count(sum)}명
      </Typography>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {barsOf(days).map(({ day, ...bar }) => (
          <rect key={day} {...bar} fill={bar.height > 1 ? '#c49a6b' : '#e4d9ca'} />
        ))}
      </svg>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', fontSize: 14 }}>
          날짜별 가입 수 표
        </Box>
        <Box
          component="table"
          aria-labelledby="sign-ups"
          sx={{ fontSize: 14, '& th, & td': { pr: 2, textAlign: 'left' } }}
        >
          <thead>
            <tr>
              <th scope="col">날짜</th>
              <th scope="col">가입</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, signedUp }) => (
              <tr key={day}>
                <th scope="row">{koreanDate(day)}</th>
                <td>{count(signedUp)}명</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </div>
  );
};
