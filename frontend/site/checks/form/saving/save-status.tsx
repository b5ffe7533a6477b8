import { koreanClock } from '../../../../shared/formats.ts';
import type { SaveState } from '../../draft/saving.ts';

const words = (save: SaveState): string => {
  switch (save.kind) {
    case 'saving':
      return '저장 중…';
    case 'saved':
      return `저장됨 ${koreanClock(save.at)}`;
    case 'waiting':
      return '연결되면 저장할게요. 답변은 이 기기에 있어요.';
    case 'device_only':
      return '이 기기에만 저장됨. 로그인하면 계정에 저장해요.';
    case 'signed_out':
      return '로그인이 끊겼어요. 다시 로그인하면 저장할게요.';
    default:
      return '';
  }
};

/** Whether the answers are saved: always visible, and announced by screen readers when it changes. */
export const SaveStatus = ({ save }: { save: SaveState }) => (
  <p className={`save-status save-${save.kind}`} role="status">
    {words(save)}
  </p>
);
