import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes requests on to `target`, but breaks the connection in the middle of the first `failures` ones. */
export const failingProxy = async (target: string, { failures }: { failures: number }) => {
  let seen = 0;
  const server = createServer((incoming, outgoing) => {
    seen++;
    if (seen <= failures) {
      incoming.once('data', () => incoming.socket.destroy());
      return;
    }
    // The name of the host is signed, so it stays as it came.
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many requests have come. */
    seen: () => seen,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
