import type { State } from './subscription-status.ts';

/** What the operator has to do about a read model in this state; null when there is nothing to do. */
export const adviceOn = (name: string, state: State): string | null => {
  switch (state) {
    case 'live':
    case 'behind':
      return null;
    case 'parked':
      return '적용하지 못한 사건이 있어 그 흐름을 보류했습니다. 까닭을 고친 뒤 다시 적용해 주세요.';
    case 'unattended':
      return '이 표를 이어 쓰는 프로그램이 없습니다. 서비스가 켜져 있는지 확인해 주세요.';
    case 'newer_version':
      return `더 새로운 프로그램이 만든 표여서 이 프로그램은 손대지 않습니다. 새 프로그램을 켜 주세요. 이 프로그램으로 되돌리려면 npm run rebuild -- ${name} 을 실행해 주세요.`;
    case 'unknown_event':
      return '알 수 없는 사건 앞에서 멈췄습니다. 더 새로운 프로그램이 쓴 사건이니 그 프로그램을 켜 주세요. 건너뛰거나 잃은 것은 없습니다.';
    case 'beyond_log':
      return `기록이 이 표보다 먼저 끝납니다. 기록의 끝이 사라졌으니(예: 예전 백업을 되살림) npm run rebuild -- ${name} 으로 표를 다시 만들어 주세요.`;
  }
};

/** The same for a process manager. */
export const adviceOnManager = (state: State): string | null => {
  switch (state) {
    case 'live':
    case 'behind':
    case 'newer_version':
      return null;
    case 'parked':
      return '처리하지 못한 일을 보류했습니다. 까닭을 고친 뒤 다시 맡겨 주세요.';
    case 'unattended':
      return '이 일을 이어 하는 프로그램이 없습니다. 서비스가 켜져 있는지 확인해 주세요.';
    case 'unknown_event':
      return '알 수 없는 사건 앞에서 멈췄습니다. 더 새로운 프로그램이 쓴 사건이니 그 프로그램을 켜 주세요. 건너뛰거나 잃은 것은 없습니다.';
    case 'beyond_log':
      return '기록이 이 일보다 먼저 끝납니다. 기록의 끝이 사라졌으니(예: 예전 백업을 되살림) 서비스를 다시 켜 주세요. 이미 한 일은 다시 하지 않습니다.';
  }
};
