import { expect, vi } from 'vitest';
import type { TestService } from '../../testing/test-service.fixture.ts';

type Shown = { to: string; subject: string; text: string; receivedAt: string };

/** The messages in the sandbox's mailbox for this address or number, newest first. */
export const lettersTo = async (test: TestService, address: string): Promise<Shown[]> =>
  (await test.call('GET', '/api/sandbox/mailbox')).body.items.filter(({ to }: Shown) => to === address);

/** Waits until this many messages with a code have arrived, and returns the newest code. */
export const codeSentTo = async (test: TestService, address: string, letters = 1): Promise<string> => {
  await vi.waitFor(async () => expect(await lettersTo(test, address)).toHaveLength(letters), {
    timeout: 30_000,
    interval: 50,
  });
  return /\d{6}/.exec((await lettersTo(test, address))[0]?.text ?? '')?.[0] ?? '';
};

/** Waits for a message with a link to a new password, and returns the newest link. */
export const linkSentTo = (test: TestService, address: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const found = (await lettersTo(test, address)).map(({ text }) => /https?:\S+#proof=\S+/.exec(text)?.[0]);
      const [link] = found.filter((each) => each !== undefined);
      if (link === undefined) throw new Error('no letter with a link has come');
      return link;
    },
    { timeout: 30_000, interval: 50 },
  );

/** A code that differs from this one. */
export const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');
