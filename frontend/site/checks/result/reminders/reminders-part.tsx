import type { RemindersOut } from '@nomucheck/domain/reminders/contract.ts';
import type { ReminderChannel } from '@nomucheck/domain/reminders/reminder-events.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Reply } from '../../../../shared/client/ask.ts';
import { useLoaded } from '../../../../shared/client/use-loaded.ts';
import { randomId } from '../../../../shared/device/random-id.ts';
import { koreanDateWithDay } from '../../../../shared/formats.ts';
import { Button } from '../../../forms/button.tsx';
import { ActionNotice, type ActionResult } from '../../../shell/action-notice.tsx';
import { withReturn } from '../../../shell/internal-path.ts';
import { resultPath } from '../../question-url.ts';
import { Row } from '../rows/row.tsx';
import { endReminders, fetchReminders, requestReminders } from './reminder-calls.ts';
import { reminderWords as words } from './wording.ts';

const channels = ['email', 'sms'] as const satisfies readonly ReminderChannel[];
const verificationPages = { email: '/user/verification', sms: '/more/verification' } as const;

/** On the result page: asks for reminders of the deadline, says which come, and ends them. */
export const RemindersPart = ({ checkId }: { checkId: string }) => {
  const [loading, set] = useLoaded<RemindersOut>(() => fetchReminders(checkId), checkId);
  const [doing, setDoing] = useState<ReminderChannel | 'ending' | null>(null);
  const [said, setSaid] = useState<ActionResult | null>(null);
  if (loading.state !== 'ready') return null;
  const { deadline, active } = loading.value;
  if (deadline === null && active === null) return null;

  const run = async (what: typeof doing, call: () => Promise<Reply<RemindersOut>>, done: string) => {
    setDoing(what);
    setSaid(null);
    const reply = await call();
    setDoing(null);
    if (reply.ok) set({ state: 'ready', value: reply.value });
    setSaid(reply.ok ? { tone: 'good', text: done } : { tone: 'error', text: reply.message });
  };

  return (
    <Row
      id="reminders"
      title={words.title}
      state={active?.checkId === checkId ? words.by[active.channel] : words.off}
      isForScreen
    >
      {said && <ActionNotice result={said} />}
      {active && (
        <Running
          active={active}
          isBusy={doing === 'ending'}
          onEnd={() => void run('ending', () => endReminders(checkId, randomId()), words.ended)}
        />
      )}
      {deadline && active?.checkId !== checkId && (
        <Offer
          checkId={checkId}
          reminders={loading.value}
          doing={doing === 'ending' ? null : doing}
          onAsk={(channel) => void run(channel, () => requestReminders(checkId, channel, randomId()), words.requested)}
        />
      )}
    </Row>
  );
};

type RunningProps = { active: NonNullable<RemindersOut['active']>; isBusy: boolean; onEnd: () => void };

const Running = ({ active, isBusy, onEnd }: RunningProps) => (
  <div className="card">
    <p>
      {words.running(koreanDateWithDay(active.deadline), words.by[active.channel])}{' '}
      {active.nextOn === null ? words.allSent : words.next(koreanDateWithDay(active.nextOn))}
    </p>
    <Button kind="secondary" busy={isBusy} busyLabel="끄고 있어요" onClick={onEnd}>
      {words.end}
    </Button>
  </div>
);

type OfferProps = {
  checkId: string;
  reminders: RemindersOut;
  doing: ReminderChannel | null;
  onAsk: (channel: ReminderChannel) => void;
};

const Offer = ({ checkId, reminders: { possible, channels: verified, active }, doing, onAsk }: OfferProps) => {
  if (possible.length === 0) return <p>{words.tooLate}</p>;
  const open = channels.filter((channel) => verified[channel]);
  const missing = channels.filter((channel) => !verified[channel]);
  return (
    <>
      {active && <p>{words.ofAnother}</p>}
      <p>{words.offer(possible)}</p>
      {missing.map((channel) => (
        <p className="soft" key={channel}>
          {words.verify[channel]}{' '}
          <Link to={withReturn(verificationPages[channel], `${resultPath(checkId)}#reminders`)}>
            {words.verifyLink}
          </Link>
        </p>
      ))}
      {open.length > 0 && (
        <>
          <p className="soft">{words.consent}</p>
          <div className="actions">
            {open.map((channel) => (
              <Button
                key={channel}
                kind="secondary"
                busy={doing === channel}
                busyLabel="예약하고 있어요"
                onClick={() => onAsk(channel)}
              >
                {words.ask[channel]}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  );
};
