import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { ListFailure } from '../../list/list-states.tsx';
import { useMessageTemplates } from '../messages-data.ts';

type AdvertisingChoiceProps = {
  readonly isAdvertising: boolean;
  readonly onChoose: (isAdvertising: boolean) => void;
  readonly error: string | undefined;
};

/** Whether the message advertises: then it is marked, and goes by day only to people who agreed. */
export const AdvertisingChoice = ({ isAdvertising, onChoose, error }: AdvertisingChoiceProps) => {
  const { data, error: unread, refetch } = useMessageTemplates();
  return (
    <div>
      {/* Who advertises is part of the text: without it, no advertisement can be written. */}
      {unread && !data && <ListFailure error={unread} onRetry={() => void refetch()} />}
      <FormControlLabel
        disabled={data === undefined}
        control={
          <Checkbox
            checked={isAdvertising}
            onChange={(_event, chosen) => onChoose(chosen)}
            slotProps={{ input: { 'aria-describedby': 'advertising-rules' } }}
          />
        }
        label="광고입니다"
      />
      <Typography id="advertising-rules" variant="body2" color={error === undefined ? 'text.secondary' : 'error'}>
        {error ??
          '새 기능, 행사나 할인을 알리면 광고입니다. 마케팅 정보 수신에 동의한 지 2년이 지나지 않은 회원에게, 아침 8시부터 밤 9시까지만 보냅니다.'}
      </Typography>
    </div>
  );
};
