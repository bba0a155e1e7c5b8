import { Agent, request } from 'node:http';

/** A request as it goes out; `path` is sent as it is. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Who sends it. */
export interface Credentials {
  cookie?: string;
  authorization?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const timeoutMs = 20_000;

// What the parser of Node's own client would refuse to send.
const sendable = (text: string) =>
  text.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(Buffer.from(character).toString()));
const headerText = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/gu, '?');

/** Sends it and reads the whole answer; redirects are answers. */
export const send = (
  origin: string,
  { method, path, headers, body }: HostileRequest,
  { cookie = '', authorization }: Credentials,
) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const sent = request({
      hostname,
      port,
      agent,
      method,
      path: sendable(path),
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(bytes && { 'content-length': String(bytes.length) }),
        ...Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, headerText(text)])),
        ...((cookie || headers.cookie) && {
          cookie: headerText([cookie, headers.cookie].filter(Boolean).join('; ')),
        }),
      },
    });
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    let isAnswered = false;
    sent.on('response', (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    });
    // A refused upload may be answered and cut off before all of it is sent.
    sent.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    sent.end(bytes);
  });
