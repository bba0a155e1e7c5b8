import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../server/testing/servers/free-port';
import { domain, fillInSample, makeCertificate, runProxy, type Proxy } from './proxy';

interface LogLine {
  level?: string;
  msg?: string;
  error?: string;
  request?: { method?: string };
}

const summaryOf = (log: string) => {
  const kinds = new Map<string, number>();
  for (const line of log.split('\n').filter((one) => one.startsWith('{'))) {
    const { level, msg, error = msg, request } = JSON.parse(line) as LogLine;
    if (level !== 'error') continue;
    // Ports of single connections are no kinds.
    const name = `caddy: ${request?.method ?? ''} ${error?.replaceAll(/127\.0\.0\.1:\d+/g, '…')}`;
    kinds.set(name, (kinds.get(name) ?? 0) + 1);
  }
  return [...kinds].map(([name, count]) => `${count} × ${name}`);
};

/** Caddy with deploy/Caddyfile in front of three processes, on loopback ports. */
export const startCaddy = async (folder: string, ports: readonly number[]): Promise<Proxy> => {
  mkdirSync(folder);
  const certificate = makeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const tls = `tls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`;
  const site = fillInSample('Caddyfile', [
    ...ports.map((to, index): [string, string] => [`127.0.0.1:${3001 + index}`, `127.0.0.1:${to}`]),
    [`\nhttp://${domain} {\n`, `\nhttp://${domain}:${plainPort} {\n\tbind 127.0.0.1\n`],
    [`\n${domain} {\n`, `\nhttps://${domain}:${port} {\n\tbind 127.0.0.1\n\t${tls}\n`],
    ['\tservers {\n', '\tadmin off\n\tauto_https disable_redirects\n\tservers {\n'],
  ]);
  const [configuration, logFile] = [join(folder, 'Caddyfile'), join(folder, 'error.log')];
  writeFileSync(configuration, site);
  const stop = await runProxy({
    name: 'caddy',
    args: ['run', '--config', configuration, '--adapter', 'caddyfile'],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    port,
    logFile,
  });
  return {
    origin: `https://127.0.0.1:${port}`,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    certificate,
    errors: () => summaryOf(readFileSync(logFile, 'utf8')),
    stop,
  };
};
