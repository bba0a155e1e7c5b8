import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/testing/servers/free-port';
import { domain, fillInSample, makeCertificate, runProxy, type Proxy } from './proxy';

// What a distribution's nginx.conf has around `http {}`, with files in our folder only.
const around = (folder: string, site: string) => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
events { worker_connections 2048; }
http {
  access_log off;
  error_log ${folder}/error.log info;
  client_body_temp_path ${folder}/client-bodies;
  proxy_temp_path ${folder}/responses;
  fastcgi_temp_path ${folder}/unused;
  uwsgi_temp_path ${folder}/unused;
  scgi_temp_path ${folder}/unused;
  ${site}
}
`;

const summaryOf = (log: string) => {
  const kinds = new Map<string, number>();
  for (const line of log.split('\n')) {
    const [, kind] = /\[(?:error|crit|alert)\] \S+ \*\d+ ([^,]+),/.exec(line) ?? [];
    if (!kind) continue;
    const [, method] = /request: "(\S+)/.exec(line) ?? [];
    const [, upstream] = /upstream: "http:\/\/([^/]+)/.exec(line) ?? [];
    const name = `nginx: ${kind}, ${method} to ${upstream}`;
    kinds.set(name, (kinds.get(name) ?? 0) + 1);
  }
  return [...kinds].map(([name, count]) => `${count} × ${name}`);
};

/** nginx with deploy/nginx.conf in front of three processes, on loopback ports. */
export const startNginx = async (folder: string, ports: readonly number[]): Promise<Proxy> => {
  mkdirSync(folder);
  const certificate = makeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = fillInSample('nginx.conf', [
    ...ports.map((to, index): [string, string] => [`127.0.0.1:${3001 + index} `, `127.0.0.1:${to} `]),
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    [`/etc/ssl/${domain}.pem`, join(folder, 'certificate.pem')],
    // The summary of a run is made of nginx's own errors.
    ['error_log /var/log/nginx/husay-error.log crit;', ''],
    [`/etc/ssl/${domain}.key`, join(folder, 'key.pem')],
  ]);
  const [configuration, logFile] = [join(folder, 'nginx.conf'), join(folder, 'error.log')];
  writeFileSync(configuration, around(folder, site));
  const args = ['-p', folder, '-e', logFile, '-c', configuration];
  const stop = await runProxy({ name: 'nginx', args, port, logFile });
  return {
    origin: `https://127.0.0.1:${port}`,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    certificate,
    errors: () => summaryOf(readFileSync(logFile, 'utf8')),
    stop,
  };
};
