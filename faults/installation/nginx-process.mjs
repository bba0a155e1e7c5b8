// Runs nginx in the foreground: node nginx-process.mjs <nginx> <folder>. Ends it when standard input does, however the parent
// ended.
import { spawn } from 'node:child_process';

const [program, folder] = process.argv.slice(2);
const nginx = spawn(program, ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
nginx.once('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => nginx.kill('SIGTERM'));
process.stdin.resume().once('end', () => nginx.kill('SIGTERM'));
