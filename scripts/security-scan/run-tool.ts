import { execFile } from 'node:child_process';

interface Ended {
  code: number;
  /** Standard output and standard error. */
  output: string;
}

/** Runs a scanner to its end. Rejects where it is not installed or takes longer than `timeoutMs`. */
export const runTool = (command: string, args: string[], timeoutMs: number) =>
  new Promise<Ended>((resolve, reject) => {
    const options = { timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') {
        reject(new Error(`${command} is not installed. On Debian: apt-get install wapiti sqlmap postgresql`));
        return;
      }
      if (error?.killed) {
        reject(new Error(`${command} did not end within ${timeoutMs / 1000} s:\n${stdout.slice(-1000)}`));
        return;
      }
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
