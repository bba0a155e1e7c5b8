import { readdirSync, readFileSync } from 'node:fs';

/** The parent of each process of this computer. */
const parents = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [pid: number, parent: number][] => {
      try {
        // The name before these fields is in parentheses and may contain spaces.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return [[Number(name), Number(fields[1])]];
      } catch {
        return [];
      }
    });

const signalAll = (pids: number[], signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
};

/** Stops a process and its children as they stand, connections open. Returns how to let them go on. */
export const freeze = (pid: number): (() => void) => {
  // The parent first, so that it starts no further ones.
  process.kill(pid, 'SIGSTOP');
  const children = parents().flatMap(([child, parent]) => (parent === pid ? [child] : []));
  signalAll(children, 'SIGSTOP');
  const thaw = () => {
    signalAll([...children, pid], 'SIGCONT');
    process.off('exit', thaw);
  };
  // What is frozen could not be ended.
  process.prependListener('exit', thaw);
  return thaw;
};
