import { Box, Checkbox, Typography } from '@mui/material';
import type { NoticeChoices } from '@nomucheck/domain/notices/contract.ts';
import { type Channels, kindFacts, type NoticeKind, noticeChannels } from '@nomucheck/domain/notices/kinds.ts';
import { channelWords } from './words.ts';

type ChoiceTableProps = {
  readonly choices: NoticeChoices;
  readonly onChoose: (kind: NoticeKind, channels: Channels) => void;
};

/** The kinds of notices, and for each the ways; every box is a choice of its own. */
export const ChoiceTable = ({ choices: { kinds, phone }, onChoose }: ChoiceTableProps) => (
  <Box
    component="table"
    aria-label="알림 종류와 받는 방법"
    sx={{
      ...{ width: '100%', maxWidth: 720, borderCollapse: 'collapse' },
      '& th, & td': { borderBottom: 1, borderColor: 'divider', py: 0.5, textAlign: 'center' },
      '& thead th': { fontSize: 14, whiteSpace: 'nowrap', px: { xs: 0.25, sm: 1 } },
      '& tr > th:first-of-type': { textAlign: 'left', pl: 0, pr: 1 },
    }}
  >
    <thead>
      <tr>
        <th scope="col">종류</th>
        {noticeChannels.map((channel) => (
          <th scope="col" key={channel}>
            {channelWords[channel]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {kinds.map(({ kind, channels }) => (
        <tr key={kind}>
          <th scope="row">
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {kindFacts[kind].name}
            </Typography>
            <Typography component="span" variant="body2" color="text.secondary">
              {kindFacts[kind].meaning}
            </Typography>
          </th>
          {noticeChannels.map((channel) => (
            <td key={channel}>
              <Checkbox
                checked={channels[channel] && (phone || channel !== 'sms')}
                disabled={channel === 'sms' && !phone}
                onChange={(_event, isOn) => onChoose(kind, { ...channels, [channel]: isOn })}
                sx={{ width: 44, height: 44 }}
                slotProps={{
                  input: {
                    'aria-label': `${kindFacts[kind].name}: ${channelWords[channel]}`,
                    ...(channel === 'sms' && !phone ? { 'aria-describedby': 'no-phone' } : {}),
                  },
                }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);
