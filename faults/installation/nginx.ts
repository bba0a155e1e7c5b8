import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findCommand } from '../../scripts/system/find-command.mjs';
import { systemFolders } from '../../scripts/system/system-packages.mjs';
import { freePort } from '../../server/testing/free-port';

const sampleFile = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const program = fileURLToPath(new URL('nginx-process.mjs', import.meta.url));

export const domain = 'husay.example';

/** The shipped sample with this computer's addresses. Throws when the sample lacks what is replaced. */
const fillIn = (sample: string, values: [from: string, to: string][]) =>
  values.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`);
    return text.replaceAll(from, to);
  }, sample);

const makeCertificate = (folder: string) => {
  const subject = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...request, '-days', '2', ...subject, ...files], { stdio: 'pipe' });
  return readFileSync(join(folder, 'certificate.pem'), 'utf8');
};

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

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

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
export const startNginx = async (folder: string, ports: readonly number[]) => {
  mkdirSync(folder);
  const nginx = findCommand('nginx', systemFolders());
  if (!nginx) throw new Error('nginx is not installed');
  const certificate = makeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = fillIn(readFileSync(sampleFile, 'utf8'), [
    ...ports.map((to, index): [string, string] => [`127.0.0.1:${3001 + index} `, `127.0.0.1:${to} `]),
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    [`/etc/ssl/${domain}.pem`, join(folder, 'certificate.pem')],
    [`/etc/ssl/${domain}.key`, join(folder, 'key.pem')],
  ]);
  writeFileSync(join(folder, 'nginx.conf'), around(folder, site));
  const child = spawn(process.execPath, [program, nginx, folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await pause(50);
  }
  return {
    origin: `https://127.0.0.1:${port}`,
    certificate,
    /** What nginx logged about requests that a process did not answer, by kind and process. */
    errors: () => summaryOf(readFileSync(join(folder, 'error.log'), 'utf8')),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};
