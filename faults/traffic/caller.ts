import { Agent as PlainAgent, request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { domain } from '../installation/proxy';

export interface CallerOptions {
  origin: string;
  /** Which the proxy has to show. */
  certificate: string;
  /** Of this computer, to come from. */
  address: string;
  cookie?: string;
}

export interface Answer {
  /** 0 when the connection broke or nothing came in time. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  ms: number;
  /** Why the status is 0. */
  problem?: string;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  timeoutMs?: number;
}

/** Longer than anything may take: what runs into it is a failure. */
const defaultTimeoutMs = 40_000;

/** A client that keeps its connection, as a browser does, and repeats nothing, unlike one. Never rejects. */
export const createCaller = ({ origin, certificate, address, cookie }: CallerOptions) => {
  const isSecure = origin.startsWith('https:');
  const options = { keepAlive: true, maxSockets: 2 };
  const agent = isSecure
    ? new Agent({ ...options, ca: certificate, servername: domain })
    : new PlainAgent(options);

  const send = ({ method = 'GET', path, headers = {}, body, timeoutMs = defaultTimeoutMs }: Call) =>
    new Promise<Answer>((resolve) => {
      const start = performance.now();
      const end = (answer: Pick<Answer, 'status'> & Partial<Answer>) => {
        clearTimeout(timer);
        resolve({ headers: {}, body: Buffer.alloc(0), ms: performance.now() - start, ...answer });
      };
      const outgoing = (isSecure ? request : plainRequest)(new URL(path, origin), {
        method,
        agent,
        localAddress: address,
        headers: {
          host: domain,
          'sec-fetch-site': 'same-origin',
          // What the proxy says; it overwrites these when there is one.
          'x-forwarded-proto': 'https',
          'x-forwarded-for': address,
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      });
      const timer = setTimeout(() => outgoing.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
      outgoing.on('error', (error: NodeJS.ErrnoException) =>
        end({ status: 0, problem: error.code ?? error.message }),
      );
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', () => end({ status: 0, problem: 'the answer broke off' }));
        incoming.on('end', () =>
          end({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
        );
      });
      outgoing.end(body);
    });

  return {
    send,
    get: (path: string) => send({ path }),
    post: (path: string, body: unknown = {}) =>
      send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    close: () => agent.destroy(),
  };
};

export type Caller = ReturnType<typeof createCaller>;

/** The JSON of an answer. */
export const jsonOf = <T>(answer: Answer) => JSON.parse(answer.body.toString()) as T;
