import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError, type Config } from '../config/config';

/** Listens where the settings say. Rejects with a ConfigError when that is not possible. */
export const listen = (server: Server, config: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ConfigError([cannotListen(config, error.code)])),
    );
    server.listen(config.PORT, config.HOST, resolve);
  });

/** Rejects with a ConfigError where `listen` would. */
export const requireFreePort = async (config: Config): Promise<void> => {
  const probe = createServer();
  await listen(probe, config);
  probe.close();
  await once(probe, 'close');
};

const cannotListen = ({ PORT, HOST }: Config, code = 'no reason given') => {
  if (code === 'EADDRINUSE') return `PORT ${PORT} is in use by another program. Set PORT to a free one.`;
  if (code === 'EACCES') return `PORT ${PORT} may not be used by this account. Set PORT to one above 1023.`;
  return `HOST ${HOST} is no address of this computer (${code})`;
};

/** The address at which this process reaches itself, whatever its public address is. */
export const ownAddress = (server: Server): string => {
  const { address, family, port } = server.address() as AddressInfo;
  const isEverywhere = address === '::' || address === '0.0.0.0';
  const host = isEverywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
};
