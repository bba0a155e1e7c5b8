// npm run scan: creates a certificate for this computer and runs scan.ts in a process that trusts it. Node reads additional
// certificates only at start.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed, run, runOrExit } from '../system/run-command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'husay-scan-'));
const certificate = join(folder, 'certificate.pem');
const key = join(folder, 'key.pem');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const newKeyAndCertificate =
  'req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1';
await runOrExit('openssl', [...newKeyAndCertificate.split(' '), '-keyout', key, '-out', certificate], {
  quiet: true,
});
const { code } = await run(installed('tsx'), ['scripts/security-scan/scan.ts', ...process.argv.slice(2)], {
  env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate, SCAN_CERTIFICATE_KEY: key },
});
process.exitCode = code;
