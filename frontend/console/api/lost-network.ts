import { createStore } from '../../shared/device/store.ts';

/** Whether the last call got no answer because the way to the server was lost. */
export const lostNetwork = createStore(false);

/** Records what a call met; a call that its page has given up says nothing. */
export const noteNetwork = ({
  ok,
  status,
  aborted,
}: {
  readonly ok: boolean;
  readonly status?: number;
  readonly aborted?: boolean;
}): void => {
  if (aborted !== true) lostNetwork.set(!ok && status === 0);
};
