import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findCommand } from '../../scripts/system/find-command.mjs';
import { systemFolders } from '../../scripts/system/system-packages.mjs';

const program = fileURLToPath(new URL('proxy-process.mjs', import.meta.url));

export const domain = 'husay.example';

export interface Proxy {
  origin: string;
  /** Where it takes requests without https. */
  plainOrigin: string;
  /** Which it shows. */
  certificate: string;
  /** What it logged about requests that a process did not answer. */
  errors: () => string[];
  stop: () => Promise<void>;
}

/** A shipped sample with this computer's addresses. Throws when the sample lacks what is replaced. */
export const fillInSample = (name: string, values: [from: string, to: string][]) =>
  values.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} has no "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8'),
  );

/** Makes a certificate for the domain: key.pem and certificate.pem in the folder. */
export const makeCertificate = (folder: string) => {
  const subject = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...request, '-days', '2', ...subject, ...files], { stdio: 'pipe' });
  return readFileSync(join(folder, 'certificate.pem'), 'utf8');
};

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

interface ProxyCommand {
  name: string;
  args: string[];
  env?: Record<string, string>;
  port: number;
  /** Receives its standard error. */
  logFile: string;
}

/** Starts a proxy and waits until it accepts connections. Resolves to how to stop it. */
export const runProxy = async ({ name, args, env, port, logFile }: ProxyCommand) => {
  const command = findCommand(name, systemFolders());
  if (!command) throw new Error(`${name} is not installed`);
  const child = spawn(process.execPath, [program, command, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'ignore', openSync(logFile, 'a')],
  });
  const ended = once(child, 'exit');
  while (!(await accepts(port))) {
    if (child.exitCode !== null)
      throw new Error(`${name} ended with ${child.exitCode}:\n${readFileSync(logFile, 'utf8').slice(-1000)}`);
    await pause(50);
  }
  return async () => {
    child.stdin?.end();
    await ended;
  };
};
