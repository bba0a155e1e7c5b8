import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Consecutive addresses of a range that RFC 2544 reserves for tests. */
const testNetworks = () => {
  let count = 0;
  return () => {
    count++;
    return `198.18.${(count >> 8) & 255}.${count & 255}`;
  };
};

/**
 * A reverse proxy that terminates https and sets the headers of deploy/nginx.conf. With `manyNetworks` each request seems to
 * come from another network, so that no limit per network applies.
 */
export const startTlsProxy = async (tls: ServerOptions, { manyNetworks = false } = {}) => {
  const target: { port?: number } = {};
  const nextAddress = testNetworks();

  const forward = (req: IncomingMessage, res: ServerResponse) => {
    const { method, url, headers, socket } = req;
    const forwarded = request({
      host: '127.0.0.1',
      port: target.port,
      method,
      path: url,
      headers: {
        ...headers,
        'x-forwarded-for': manyNetworks ? nextAddress() : socket.remoteAddress,
        'x-forwarded-proto': 'https',
      },
    });
    forwarded.on('response', (response) => {
      res.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(res);
    });
    forwarded.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()));
    res.on('close', () => forwarded.destroy());
    req.pipe(forwarded);
  };

  const server = createServer(tls, forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    /** Forwards to this port from now on: the server behind the proxy has to know the proxy's address first. */
    forwardTo: (port: number) => (target.port = port),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
