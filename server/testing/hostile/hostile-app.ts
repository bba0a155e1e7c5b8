import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Question, Questions } from './serve';

interface Reply {
  id: number;
  answer?: unknown;
  error?: string;
}

/** Starts the application in a process of its own. */
export const startHostileApp = async () => {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let isStopping = false;
  child.on('message', ({ id, answer, error }: Reply) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error === undefined) resolve?.(answer as never);
    else reject?.(new Error(error));
  });
  child.on('exit', (code) => {
    if (isStopping) return;
    for (const { reject } of waiting.values()) reject(new Error(`The server ended with ${code}`));
    console.error(`The server ended with ${code}`);
    process.exit(1);
  });
  await once(child, 'message');
  const ask = <Q extends Question>(question: Q, value: Questions[Q]['ask']) =>
    new Promise<Questions[Q]['answer']>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      child.send({ id, question, ask: value });
    });
  return {
    ask,
    stop: async () => {
      isStopping = true;
      await ask('stop', null);
      child.disconnect();
      await once(child, 'exit');
    },
  };
};

export type HostileApp = Awaited<ReturnType<typeof startHostileApp>>;
