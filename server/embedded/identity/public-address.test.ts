import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app';

test('one signs in at a public address that cannot be reached from here, behind a proxy that ends https', async () => {
  const publicUrl = 'https://husay.example';
  const app = await startTestApp({ environment: { PUBLIC_URL: publicUrl } });
  try {
    const browser = app.visitor();
    /** The address's path, as the proxy asks for it here. */
    const behindProxy = (address: string) => {
      const { origin, pathname, search } = new URL(address, publicUrl);
      expect(origin).toBe(publicUrl);
      return pathname + search;
    };
    let path = '/api/login';
    let init: RequestInit = {};
    for (let hops = 0; hops < 10; hops++) {
      const response = await browser.request(path, init);
      const next = response.headers.get('location');
      init = {};
      if (next) path = behindProxy(next);
      else if (path.startsWith('/oidc/interaction/')) {
        init = { method: 'POST', body: new URLSearchParams({ email: 'ana@example.com' }) };
      } else break;
    }
    expect(path).toBe('/');
    expect((await browser.currentUser()).email).toBe('ana@example.com');

    const { location } = Object.fromEntries((await browser.get('/api/logout')).headers);
    expect(behindProxy(location!)).toMatch(/^\/oidc\/session\/end/);
    const told = await (await browser.get('/oidc/.well-known/openid-configuration')).json();
    expect(told).toMatchObject({ token_endpoint: `${publicUrl}/oidc/token` });
  } finally {
    await app.stop();
  }
});
