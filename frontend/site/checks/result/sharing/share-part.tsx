import type { SharingOut } from '@nomucheck/domain/sharing/contract.ts';
import { useState } from 'react';
import type { Reply } from '../../../../shared/client/ask.ts';
import { useLoaded } from '../../../../shared/client/use-loaded.ts';
import { randomId } from '../../../../shared/device/random-id.ts';
import { koreanDateWithDay } from '../../../../shared/formats.ts';
import { Button } from '../../../forms/button.tsx';
import { ActionNotice, type ActionResult } from '../../../shell/action-notice.tsx';
import { Row } from '../rows/row.tsx';
import { SendLink } from './send-link.tsx';
import { endSharing, fetchSharing, shareResult } from './sharing-calls.ts';
import { sharingWords as words } from './wording.ts';

type Link = NonNullable<SharingOut['link']>;
type Doing = 'making' | 'ending' | null;

/** On the result page, for its owner: makes the link, says until when it works and how often it was opened, ends it. */
export const SharePart = ({ checkId, side }: { checkId: string; side: 'employee' | 'employer' }) => {
  const [loading, set] = useLoaded<SharingOut>(() => fetchSharing(checkId), checkId);
  const [doing, setDoing] = useState<Doing>(null);
  const [said, setSaid] = useState<ActionResult | null>(null);
  // Nothing for one of the firm's people, who sees the result and may not share it.
  if (loading.state !== 'ready') return null;
  const { link } = loading.value;

  const run = async (what: Doing, call: () => Promise<Reply<SharingOut>>, done: string) => {
    setDoing(what);
    setSaid(null);
    const reply = await call();
    setDoing(null);
    if (reply.ok) set({ state: 'ready', value: reply.value });
    setSaid(reply.ok ? { tone: 'good', text: done } : { tone: 'error', text: reply.message });
  };
  const make = () => void run('making', () => shareResult(checkId, randomId()), words.made);
  const end = () => void run('ending', () => endSharing(checkId, randomId()), words.ended);

  return (
    <Row id="share" title={words[side].title} state={link ? words.linkOpen : words.noLink} isForScreen>
      <p>{words[side].about}</p>
      <p className="soft">{words.leftOut}</p>
      {said && <ActionNotice result={said} />}
      {link ? (
        <ActiveLink link={link} doing={doing} onMake={make} onEnd={end} />
      ) : (
        <>
          <p className="soft">{words.period}</p>
          <Button kind="secondary" busy={doing === 'making'} busyLabel="만들고 있어요" onClick={make}>
            {words.make}
          </Button>
        </>
      )}
    </Row>
  );
};

type ActiveLinkProps = { link: Link; doing: Doing; onMake: () => void; onEnd: () => void };

const ActiveLink = ({ link, doing, onMake, onEnd }: ActiveLinkProps) => (
  <div className="card">
    <SendLink url={new URL(link.path, window.location.origin).href} />
    <p>
      {koreanDateWithDay(link.endsAt)}에 끝나요. {openings(link.openings)}
    </p>
    <div className="actions">
      <Button kind="secondary" busy={doing === 'ending'} busyLabel="끝내고 있어요" onClick={onEnd}>
        {words.end}
      </Button>
      <Button kind="quiet" busy={doing === 'making'} busyLabel="만들고 있어요" onClick={onMake}>
        {words.remake}
      </Button>
    </div>
  </div>
);

const openings = (count: number): string => {
  if (count === 0) return '아직 아무도 열지 않았어요.';
  return `지금까지 ${count >= 100 ? '100번 넘게' : `${count}번`} 열어 보았어요.`;
};
