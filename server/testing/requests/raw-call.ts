import { once } from 'node:events';
import { connect } from 'node:net';
import type { Browser } from './browser';

/**
 * A call over a bare socket that does what browsers do not: it claims a length, sends as much as it likes when it likes,
 * reads the answer before it has sent everything, and hangs up. Nothing but the head is sent by itself.
 */
export const rawCall = (
  browser: Browser,
  path: string,
  headers: Record<string, string | number> = {},
  method = 'POST',
) => {
  const { hostname, port } = new URL(browser.origin);
  const socket = connect(Number(port), hostname);
  const session = browser.cookie('husay.sid');
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  // A client that disconnects in the middle of a call may get a reset.
  socket.on('error', () => {});
  socket.write(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${hostname}`,
      ...(session ? [`Cookie: husay.sid=${session}`] : []),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  );
  return {
    /** Resolves once the bytes have left. */
    send: (bytes: string | Uint8Array) =>
      new Promise<void>((resolve) => socket.write(bytes, () => resolve())),
    /** Waits for the answer; fails when the server hangs up without one. */
    answer: async () => {
      while (!received.includes('\r\n\r\n') && !socket.destroyed) {
        await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      }
      const status = /^HTTP\/1\.1 (\d+)/.exec(received)?.[1];
      if (!status) throw new Error('The server hung up without an answer');
      return { status: Number(status), text: received };
    },
    /** Resolves once the connection is over. */
    ended: new Promise<void>((resolve) => socket.once('close', () => resolve())),
    hangUp: () => socket.destroy(),
  };
};
