import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Turn = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** More than anything but an attack sends ahead: browsers and proxies wait for each answer. */
const mostAhead = 100;

/**
 * One request of a connection is answered at a time; while the answer to it isn't sent, nothing more is read. Without this, somebody
 * who sends thousands of requests at once and reads nothing has as many answers kept for them.
 */
export const inTurn = (answer: RequestListener): RequestListener => {
  const queues = new WeakMap<Socket, Turn[]>();

  const start = (turn: Turn, queue: Turn[]): void => {
    const { socket } = turn.request;
    turn.response.once('close', () => {
      // Whoever has gone, or was told that the connection ends, gets no answer, and so nothing is done for them.
      if (!socket.writable) return;
      const next = queue.shift();
      if (queue.length === 0) socket.resume();
      if (next) start(next, queue);
      else queues.delete(socket);
    });
    answer(turn.request, turn.response);
  };

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    if (queue === undefined) {
      const own: Turn[] = [];
      queues.set(socket, own);
      start({ request, response }, own);
    } else if (queue.length < mostAhead) {
      queue.push({ request, response });
      socket.pause();
    } else {
      socket.destroy();
    }
  };
};
