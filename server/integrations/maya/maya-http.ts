import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { explainRefusal } from './maya-answers';
import { MayaUnavailable, MayaUnknownOutcome } from './maya';

export interface MayaConnection {
  /** Maya's, without a trailing slash; a function where it is known only once the server listens. */
  baseUrl: string | (() => string);
  /** Creates checkouts. */
  publicKey: string;
  /** Everything else. */
  secretKey: string;
  /** How long one attempt may take. */
  timeoutMs?: number;
  /** How long a question with all its attempts may take. */
  patienceMs?: number;
  /** Waits between attempts; tests need not. */
  pause?: (ms: number) => Promise<unknown>;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  key?: 'public' | 'secret';
  body?: unknown;
}

/** What Maya answered. `body` is undefined where it was no JSON. */
export interface MayaAnswer {
  status: number;
  body: unknown;
}

const attempts = 3;
const firstPauseMs = 250;
const defaultTimeoutMs = 10_000;
const defaultPatienceMs = 20_000;
const userAgent = 'Husay';

/** The request never left, whatever it was. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
]);

/**
 * Calls Maya. Questions (GET) are asked up to three times; what changes something goes out once. Answers what is below 300,
 * throws the errors that PaymentProvider promises for all else.
 */
export const mayaHttp = (connection: MayaConnection) => {
  const patienceMs = connection.patienceMs ?? defaultPatienceMs;
  const wait = connection.pause ?? pause;

  const ask = async (call: Call): Promise<MayaAnswer> => {
    const deadline = performance.now() + patienceMs;
    for (let attempt = 1; ; attempt++) {
      const outcome = await send(connection, call, deadline - performance.now());
      if ('answer' in outcome) return outcome.answer;
      const pauseMs = outcome.retryAfterMs ?? backOffMs(attempt);
      if (attempt === attempts || performance.now() + pauseMs >= deadline) throw unavailable(outcome);
      await wait(pauseMs);
    }
  };

  const change = async (call: Call): Promise<MayaAnswer> => {
    const outcome = await send(connection, call, patienceMs);
    if ('answer' in outcome) return outcome.answer;
    if (!outcome.mayHaveHappened) throw unavailable(outcome);
    throw new MayaUnknownOutcome(
      `Maya may have carried this out, but gave no usable answer (${outcome.reason}). Ask it before trying again.`,
      { cause: outcome.cause },
    );
  };

  return (call: Call) => (call.method === 'GET' ? ask(call) : change(call));
};

interface Failure {
  reason: string;
  mayHaveHappened: boolean;
  retryAfterMs?: number;
  cause?: unknown;
}

const unavailable = ({ reason, cause }: Failure) =>
  new MayaUnavailable(`Maya cannot be asked at the moment (${reason}). Try again in a few minutes.`, {
    cause,
  });

/** Apart by chance, so that many processes do not come back all at once. */
const backOffMs = (attempt: number) => firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random());

const send = async (
  connection: MayaConnection,
  call: Call,
  leftMs: number,
): Promise<{ answer: MayaAnswer } | Failure> => {
  const { baseUrl, timeoutMs = defaultTimeoutMs } = connection;
  const base = typeof baseUrl === 'string' ? baseUrl : baseUrl();
  const signal = AbortSignal.timeout(Math.ceil(Math.max(1, Math.min(timeoutMs, leftMs))));
  let response: Response;
  let text: string;
  try {
    response = await fetch(base + call.path, {
      method: call.method,
      headers: headersOf(connection, call),
      body: call.body === undefined ? null : JSON.stringify(call.body),
      // Our keys go to Maya and nowhere else.
      redirect: 'manual',
      signal,
    });
    text = await response.text();
  } catch (error) {
    return failureOf(error);
  }
  return readAnswer(response, parseJson(text));
};

const headersOf = ({ publicKey, secretKey }: MayaConnection, { key = 'secret', body }: Call) => ({
  accept: 'application/json',
  'user-agent': userAgent,
  authorization: `Basic ${Buffer.from(`${key === 'public' ? publicKey : secretKey}:`).toString('base64')}`,
  ...(body !== undefined && { 'content-type': 'application/json' }),
});

/** The error keeps its name and code alone: what else hangs on it may show headers. */
const failureOf = (error: unknown): Failure => {
  const { name, cause } = error as Error & { cause?: { code?: unknown } };
  if (name === 'TimeoutError') return { reason: 'no answer in time', mayHaveHappened: true };
  const code = typeof cause?.code === 'string' ? cause.code : name;
  return { reason: `the connection failed: ${code}`, mayHaveHappened: !neverSent.has(code) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readAnswer = (response: Response, body: unknown): { answer: MayaAnswer } | Failure => {
  const { status } = response;
  if (status >= 200 && status < 300) return { answer: { status, body } };
  if (status === 429) {
    const retryAfterMs = retryAfter(response.headers.get('retry-after'));
    const failure = { reason: 'too many requests', mayHaveHappened: false };
    return retryAfterMs === null ? failure : { ...failure, retryAfterMs };
  }
  // 408 is about time, not about us.
  if (status >= 400 && status < 500 && status !== 408) throw explainRefusal(status, body);
  return { reason: `status ${status}`, mayHaveHappened: true };
};

/** Retry-After comes as seconds or as a date; null for anything else. */
const retryAfter = (header: string | null): number | null => {
  if (!header) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};
