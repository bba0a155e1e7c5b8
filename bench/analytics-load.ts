import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface Call {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const send = (agent: Agent, call: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const { url, method = 'GET', headers = {}, body } = call;
    const outgoing = request(url, { agent, method, headers }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
      answer.resume();
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server just closed the idle connection.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(send(agent, call));
      else reject(error);
    });
    outgoing.end(body);
  });

/** `connections` concurrent callers, until `next` returns no more calls. Times in milliseconds. */
export const callAtOnce = async (
  connections: number,
  next: (index: number) => Call | undefined,
  expected: number,
) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let index = 0;
  const caller = async () => {
    for (let call = next(index++); call; call = next(index++)) {
      const start = performance.now();
      const status = await send(agent, call);
      if (status !== expected) throw new Error(`${call.url} answered ${status}`);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, caller));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? NaN;
  return { count: times.length, seconds, p50: share(0.5), p95: share(0.95) };
};

/** The calls of a list in turn, for this many seconds. */
export const inTurnFor = (seconds: number, calls: Call[]) => {
  const until = performance.now() + seconds * 1000;
  return (index: number) => (performance.now() < until ? calls[index % calls.length] : undefined);
};
