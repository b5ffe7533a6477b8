import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Turn = { readonly request: IncomingMessage; readonly response: ServerResponse };

/**
 * Requests that may wait on one connection. Browsers and proxies send the next request after the answer; only an
 * attack sends more of them earlier.
 */
const mostAhead = 100;

/**
 * Answers one request of a connection at a time; until its answer is sent, nothing more is read from the connection. Without
 * this, a client that sends thousands of requests at once and reads nothing would fill the memory with answers.
 */
export const inTurn = (answer: RequestListener): RequestListener => {
  const queues = new WeakMap<Socket, Turn[]>();

  const start = (turn: Turn, queue: Turn[]): void => {
    const { socket } = turn.request;
    turn.response.once('close', () => {
      // The client has disconnected, or an answer with `Connection: close` was sent: the waiting requests are not
      // carried out.
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
