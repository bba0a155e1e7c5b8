import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run-tool';

// Without the modules that need the internet: nikto, wapp, ssrf.
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss,xxe';

interface Finding {
  info: string;
  /** 0 is informational, 4 critical; a number or its digit. */
  level: number | string;
  path: string;
}

/** Findings above 'informational', as text. */
export const scanWithWapiti = async (origin: string, pages: string[], cookie: string): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'husay-wapiti-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await runTool(
      'wapiti',
      [
        '--url',
        `${origin}/`,
        '--scope',
        'folder',
        '--module',
        modules,
        '--level',
        '1',
        ...pages.flatMap((page) => ['--start', origin + page]),
        // Debian 12's wapiti fails on --exclude (its regular expressions are no longer valid in Python 3.11).
        '--depth',
        '4',
        '--max-scan-time',
        '300',
        '--max-attack-time',
        '120',
        '--timeout',
        '15',
        '--flush-session',
        '--no-bugreport',
        '--store-session',
        folder,
        '--format',
        'json',
        '--output',
        report,
        ...(cookie ? ['--header', `Cookie: ${cookie}`] : []),
      ],
      1_800_000,
    );
    if (code !== 0) throw new Error(`wapiti ended with ${code}:\n${output.slice(-2000)}`);
    const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as {
      vulnerabilities: Record<string, Finding[]>;
      anomalies: Record<string, Finding[]>;
    };
    console.log(
      `wapiti, ${cookie ? 'signed in' : 'signed out'}: ${/found (\d+) URLs/i.exec(output)?.[1] ?? '?'} addresses and forms`,
    );
    const informational = 0;
    return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, findings]) =>
      findings
        .filter(({ level }) => Number(level) > informational)
        .map(({ level, path, info }) => `level ${level} ${kind}: ${path} – ${info}`),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
