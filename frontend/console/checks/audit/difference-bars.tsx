import { Box, Typography } from '@mui/material';
import type { DifferencePart } from '@nomucheck/domain/checks/contract/explanation.ts';
import { figure, partName, pointsBetween, signed } from './words.ts';

type Row = {
  readonly key: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly isEnd: boolean;
};

type DifferenceBarsProps = {
  readonly before: number;
  readonly after: number;
  readonly parts: readonly DifferencePart[];
};

/** The rows of the waterfall: both results, and between them every part that moves the figure. */
export const rowsOf = ({ before, after, parts }: DifferenceBarsProps): readonly Row[] => [
  { key: 'before', name: '앞 결과', from: 0, to: before, words: figure(before), isEnd: true },
  ...parts.flatMap((part, n) => {
    const points = pointsBetween(part.before, part.after);
    if (points === 0) return [];
    return [
      { key: `${n}`, name: partName(part), from: part.before, to: part.after, words: signed(points), isEnd: false },
    ];
  }),
  { key: 'after', name: '뒤 결과', from: 0, to: after, words: figure(after), isEnd: true },
];

/** One waterfall from the earlier result to the later one: each part begins where the one above it ended. */
export const DifferenceBars = (props: DifferenceBarsProps) => {
  const still = props.parts.filter(({ before, after }) => pointsBetween(before, after) === 0);
  return (
    <>
      <Box
        component="table"
        aria-label="수치가 달라진 까닭"
        sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 14.5 }}
      >
        <Box
          component="thead"
          sx={{ '& th': { textAlign: 'left', color: 'text.secondary', fontWeight: 400, pb: 0.5 } }}
        >
          <tr>
            <th scope="col">까닭</th>
            <Box component="th" scope="col" sx={{ textAlign: 'right !important', whiteSpace: 'nowrap' }}>
              움직인 만큼
            </Box>
          </tr>
        </Box>
        <tbody>
          {rowsOf(props).map((row) => (
            <tr key={row.key}>
              <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: row.isEnd ? 700 : 400, py: 0.5 }}>
                {row.name}
                <Bar row={row} />
              </Box>
              <Box
                component="td"
                sx={{
                  textAlign: 'right',
                  verticalAlign: 'top',
                  py: 0.5,
                  pl: 1,
                  whiteSpace: 'nowrap',
                  fontWeight: row.isEnd ? 700 : 400,
                }}
              >
                {row.words}
              </Box>
            </tr>
          ))}
          <tr>
            <Box component="th" scope="row" sx={{ textAlign: 'left', color: 'text.secondary', fontWeight: 400 }}>
              합계
            </Box>
            <Box component="td" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              {signed(pointsBetween(props.before, props.after))}
            </Box>
          </tr>
        </tbody>
      </Box>
      {still.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          수치를 움직이지 않은 것: {still.map(partName).join(', ')}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        판정 자료, 질문지, 날짜, 답의 차례로 하나씩 바꾸어 다시 계산한 값입니다. 차례를 달리하면 몫도 달라집니다.
      </Typography>
    </>
  );
};

const Bar = ({ row: { from, to, isEnd } }: { row: Row }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 10"
    width="100%"
    height={12}
    preserveAspectRatio="none"
    style={{ display: 'block' }}
  >
    <rect x={0} y={0} width={100} height={10} fill="#faf6f0" />
    <rect
      x={Math.min(from, to) * 100}
      y={0}
      width={Math.max(0.6, Math.abs(to - from) * 100)}
      height={10}
      fill={isEnd ? '#c49a6b' : to > from ? '#2f5d50' : '#96362a'}
    />
  </svg>
);
