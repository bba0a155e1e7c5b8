import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The folder of package.json; every command runs there, wherever it was typed. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The path of an installed package's command. */
export const installed = (name) => `${projectFolder}node_modules/.bin/${name}`;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command to its end and resolves to `{ code, output }`. A signal that reaches us while it runs is passed on, so
 * that nothing outlives its parent. With `quiet` the output is collected instead of shown.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { quiet = false, ...options } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectFolder,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...options,
    });
    let output = '';
    let told;
    const passOn = (signal) => {
      told ??= signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, passOn);
    const finish = (code) => {
      for (const signal of signals) process.off(signal, passOn);
      // Without our listener the signal has its default effect on this process.
      if (told && signals.every((signal) => process.listenerCount(signal) === 0))
        process.kill(process.pid, told);
      resolve({ code, output });
    };
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      if (!quiet) console.error(`${command}: ${error.message}`);
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? 128 + (constants.signals[signal] ?? 0)));
  });

/** Runs a command that must succeed; otherwise prints its output and exits with its code. */
export const runOrExit = async (command, args, options) => {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  if (output) process.stderr.write(output);
  console.error(`\n${command} ${args.join(' ')}: exit code ${code}`);
  process.exit(code);
};
