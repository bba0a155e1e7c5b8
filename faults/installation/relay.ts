import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { freePort } from '../../server/testing/servers/free-port';

/**
 * What the system behind a relay looks like: as it is; refusing connections; accepts and never answers; answers late; answers
 * what is not asked for, to all requests or to `only` those of a method.
 */
export type RelayMode =
  'pass' | 'down' | 'hang' | { delayMs: number } | { status: number; body: string; only?: string };

/** Stands between the product and a system that it depends on, and breaks it in the ways of `RelayMode`. */
export const startRelay = async (target: () => string) => {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let mode: RelayMode = 'pass';
  let requests = 0;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, delayMs: number) => {
    // The host's name is signed, so it stays as it came.
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? '/', target()), { method, headers }, (answer) => {
      setTimeout(() => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }, delayMs);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };

  const server = createServer((incoming, outgoing) => {
    requests += 1;
    if (mode === 'hang') {
      incoming.resume();
      return;
    }
    if (typeof mode === 'object' && 'status' in mode && (mode.only ?? incoming.method) === incoming.method) {
      const { status, body } = mode;
      incoming.resume().once('end', () => outgoing.writeHead(status).end(body));
      return;
    }
    forward(incoming, outgoing, typeof mode === 'object' && 'delayMs' in mode ? mode.delayMs : 0);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  await listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    requests: () => requests,
    become: async (next: RelayMode) => {
      mode = next;
      for (const socket of sockets) socket.destroy();
      if (next === 'down') {
        if (server.listening) await close();
      } else if (!server.listening) {
        await listen();
      }
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
};
