import type { IncomingHttpHeaders } from 'node:http';
import request from 'supertest';
import type { CurrentUser } from '#shared/accounts/schema';

export interface PersonToSignIn {
  email: string;
  firstName?: string;
  lastName?: string;
}

/**
 * A browser as far as the server sees it: supertest's agent, which keeps cookies, with the headers that our own pages send.
 * Redirects are answers, and every answer is a `Response` that has arrived whole.
 */
export class Browser {
  readonly origin: string;
  /** Sent with every request. */
  headers: Record<string, string> = {};
  private readonly agent: ReturnType<typeof request.agent>;

  /** With the session of another browser, when given. */
  constructor(origin: string, session?: string) {
    this.origin = origin;
    this.agent = request.agent(origin);
    if (session) this.agent.jar.setCookie(`husay.sid=${session}`, new URL(origin).hostname, '/');
  }

  /** One request. `path` may be an absolute address of ours. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    // The platform writes forms, text and bytes as a browser would.
    const { url, method, headers, body } = new Request(new URL(path, this.origin), init);
    const { pathname, search } = new URL(url);
    const call = this.agent[methodName(method)](pathname + search)
      .set({ ...this.headers, ...Object.fromEntries(headers) })
      .responseType('arraybuffer');
    // As they are: superagent would write bytes as JSON where the type says so.
    if (body) call.serialize((bytes) => bytes).send(Buffer.from(await new Response(body).arrayBuffer()));
    const answer = await call;
    const bytes: Buffer<ArrayBuffer> = answer.body;
    const response = new Response(hasNoBody(method, answer.status) ? null : bytes, {
      status: answer.status,
      headers: headersOf(answer.headers),
    });
    // The proxy that ends https is missing here: secure cookies go back over http.
    const insecure = response.headers.getSetCookie().map((line) => line.replace(/; *secure/i, ''));
    this.agent.jar.setCookies(insecure, new URL(url).hostname, pathname);
    return response;
  }

  get(path: string, headers: Record<string, string> = {}) {
    return this.request(path, { headers });
  }

  /** Sends JSON as our own pages do. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    return this.request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Sends one file as a multipart form. */
  upload(path: string, field: string, content: Uint8Array, name: string) {
    const form = new FormData();
    form.set(field, new Blob([new Uint8Array(content)]), name);
    return this.request(path, { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin' } });
  }

  /** Follows redirects up to the first answer that is none. */
  async follow(path: string, init?: RequestInit): Promise<{ response: Response; url: URL }> {
    let url = new URL(path, this.origin);
    let response = await this.request(url.href, init);
    for (let hops = 0; hops < 10; hops++) {
      const next = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !next) break;
      url = new URL(next, url);
      response = await this.request(url.href);
    }
    return { response, url };
  }

  /** Through the provider's form, as a person would. Answers where the browser ended up. */
  async signIn(person: PersonToSignIn, returnTo?: string): Promise<{ response: Response; url: URL }> {
    const start =
      returnTo === undefined ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
    const { response, url } = await this.follow(start);
    // The provider may still know this browser, and then asks nothing.
    if (!url.pathname.startsWith('/oidc/interaction/')) return { response, url };
    return this.follow(url.href, { method: 'POST', body: new URLSearchParams({ ...person }) });
  }

  async currentUser(): Promise<CurrentUser> {
    const response = await this.get('/api/auth/user');
    if (!response.ok) throw new Error(`Not signed in: ${response.status}`);
    return (await response.json()) as CurrentUser;
  }

  /** The Cookie header of a request to this path. */
  cookieFor(path: string) {
    return this.agent.jar.getCookies(this.access(path)).toValueString();
  }

  cookie(name: string) {
    return this.agent.jar.getCookie(name, this.access('/'))?.value;
  }

  private access(path: string) {
    return { domain: new URL(this.origin).hostname, path, secure: true, script: false };
  }
}

const methodName = (method: string) => method.toLowerCase() as 'get' | 'head' | 'post' | 'put' | 'delete';

const hasNoBody = (method: string, status: number) => method === 'HEAD' || [204, 304].includes(status);

const headersOf = (received: IncomingHttpHeaders) =>
  new Headers(
    Object.entries(received).flatMap(([name, value = '']) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  );
