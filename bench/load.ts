import autocannon, { type Client, type Request, type Result } from 'autocannon';

export interface Load {
  origin: string;
  /** The requests of one connection, which it sends in turn. */
  requestsOf: (connection: number) => Request[];
  connections: number;
  seconds: number;
  /** The status that every response must have: a refused call is quickly answered. */
  status: number;
  /** Every how many responses of a connection is measured, for a call that needs others before it: 1 measures all. */
  measuredEvery?: number;
  /** Of the server's process. */
  cpuSeconds: () => number;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** The server's CPU time for each request, which other work on the machine falsifies least. */
  cpuMs: number;
}

/** Sends requests one after the other on each connection. Times are in milliseconds. */
export const measureLoad = async ({
  origin,
  requestsOf,
  connections,
  seconds,
  status,
  measuredEvery = 1,
  cpuSeconds,
}: Load): Promise<Measured> => {
  let next = 0;
  const cpuBefore = cpuSeconds();
  const times: number[] = [];
  const answered = new Map<object, number>();
  const unexpected = new Map<number, number>();
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        setupClient: (client: Client) => client.setRequests(requestsOf(next++)),
      },
      (error: Error | null, finished) => (error ? reject(error) : resolve(finished)),
    );
    run.on('response', (client, statusCode, _bytes, responseTime) => {
      const count = (answered.get(client) ?? 0) + 1;
      answered.set(client, count);
      if (count % measuredEvery === 0) times.push(responseTime);
      if (statusCode !== status) unexpected.set(statusCode, (unexpected.get(statusCode) ?? 0) + 1);
    });
  });
  if (unexpected.size > 0 || result.errors > 0) {
    throw new Error(`Expected ${status}, got ${[...unexpected].join('; ')} and ${result.errors} errors`);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  const cpuMs = ((cpuSeconds() - cpuBefore) * 1000) / times.length;
  return { perSecond: times.length / result.duration, p50: at(0.5), p95: at(0.95), p99: at(0.99), cpuMs };
};

/** The middle value of several rounds, by requests per second. */
export const middleOf = (rounds: Measured[]): Measured =>
  rounds.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(rounds.length / 2)] ?? {
    perSecond: NaN,
    p50: NaN,
    p95: NaN,
    p99: NaN,
    cpuMs: NaN,
  };
