import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScanRequest } from './requests';
import { runTool } from './run-tool';

const hasBodyParameters = (body: string | undefined) => body !== undefined && body !== '{}';

/** Whether the request has anything that a caller may choose. */
export const hasInput = ({ url, body }: ScanRequest) => /[?*]/.test(url) || hasBodyParameters(body);

/** Runs sqlmap on one request and returns the lines that claim an injection. Throws when sqlmap tested nothing. */
export const scanWithSqlmap = async (
  { method, url, body }: ScanRequest,
  cookie: string,
): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'husay-sqlmap-'));
  try {
    const { output } = await runTool(
      'sqlmap',
      [
        '--url',
        url,
        '--method',
        method,
        '--batch',
        '--disable-coloring',
        '--flush-session',
        '--output-dir',
        folder,
        '--dbms',
        'PostgreSQL',
        '--level',
        '1',
        '--risk',
        '1',
        '--technique',
        'BEUST',
        '--timeout',
        '15',
        '--retries',
        '0',
        '--skip-waf',
        '--time-sec',
        '3',
        '--ignore-code',
        '401,400,404,402,403,409,413,422,429',
        '--headers',
        'Sec-Fetch-Site: same-origin',
        ...(cookie ? ['--cookie', cookie] : []),
        ...(body !== undefined && hasBodyParameters(body) ? ['--data', body] : []),
      ],
      900_000,
    );
    const wasTested = /do(es)? not (appear|seem) to be injectable|is vulnerable|injection point/.test(output);
    if (!wasTested) throw new Error(`sqlmap tested nothing of ${method} ${url}:\n${output.slice(-1500)}`);
    return output.split('\n').filter((line) => /^\s*Payload: |is vulnerable/.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
