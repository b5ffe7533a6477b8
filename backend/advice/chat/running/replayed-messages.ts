/**
 * Messages for any number of readers: each gets all from the first one on, also one that comes later. `onDeserted` is called
 * when the last reader leaves before the end.
 */
export type ReplayedMessages<Message> = {
  add(message: Message): void;
  end(): void;
  read(signal: AbortSignal): AsyncGenerator<Message, void, undefined>;
};

export const createReplayedMessages = <Message>(onDeserted: () => void): ReplayedMessages<Message> => {
  const said: Message[] = [];
  let hasEnded = false;
  let readers = 0;
  let news = Promise.withResolvers<void>();
  const wake = (): void => {
    news.resolve();
    news = Promise.withResolvers<void>();
  };

  return {
    add: (message) => {
      said.push(message);
      wake();
    },
    end: () => {
      hasEnded = true;
      wake();
    },
    read: async function* (signal) {
      readers += 1;
      const leave = Promise.withResolvers<void>();
      const onLeave = (): void => {
        readers -= 1;
        if (readers === 0 && !hasEnded) onDeserted();
        leave.resolve();
      };
      if (signal.aborted) onLeave();
      else signal.addEventListener('abort', onLeave, { once: true });
      for (let next = 0; !signal.aborted; ) {
        const message = said[next];
        if (message !== undefined) {
          next += 1;
          yield message;
        } else if (hasEnded) return signal.removeEventListener('abort', onLeave);
        else await Promise.race([news.promise, leave.promise]);
      }
    },
  };
};
