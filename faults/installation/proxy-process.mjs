// Runs a proxy in the foreground: node proxy-process.mjs <command> <argument>… Ends it when standard input does, however the
// parent ended.
import { spawn } from 'node:child_process';

const [command, ...commandArguments] = process.argv.slice(2);
const proxy = spawn(command, commandArguments, { stdio: ['ignore', 'inherit', 'inherit'] });
proxy.once('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => proxy.kill('SIGTERM'));
process.stdin.resume().once('end', () => proxy.kill('SIGTERM'));
