import type { CurrentUser } from '#shared/accounts/schema';

export interface PersonToSignIn {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** As much of a browser as sign-in needs: cookies by path, and redirects followed by hand. */
export class Browser {
  readonly origin: string;
  /** Sent with every request. */
  headers: Record<string, string> = {};
  /** By name and path: each sign-in page of several has its own. */
  private cookies = new Map<string, { name: string; value: string; path: string }>();

  /** With the session of another browser, when given. */
  constructor(origin: string, session?: string) {
    this.origin = origin;
    if (session) this.cookies.set('husay.sid /', { name: 'husay.sid', value: session, path: '/' });
  }

  /** One request, cookies included; redirects are answers. `path` may be an absolute address of ours. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.origin);
    const headers = new Headers({ ...this.headers, ...Object.fromEntries(new Headers(init.headers)) });
    const cookie = this.cookieFor(url.pathname);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.keep(line);
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
      // A visit may still be written down while an answer's first words are here; its end comes after that.
      await response.arrayBuffer();
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
  cookieFor(pathname: string) {
    return [...this.cookies.values()]
      .filter(({ path: scope }) => pathname.startsWith(scope))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  cookie(name: string) {
    return [...this.cookies.values()].find((cookie) => cookie.name === name)?.value;
  }

  private keep(line: string) {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attribute = (wanted: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const expires = attribute('expires');
    const path = attribute('path') ?? '/';
    if (value === '' || (expires && new Date(expires) <= new Date())) this.cookies.delete(`${name} ${path}`);
    else this.cookies.set(`${name} ${path}`, { name, value, path });
  }
}
