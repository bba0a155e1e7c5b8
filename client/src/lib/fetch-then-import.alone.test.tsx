import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// It remembers what came as long as the page stands, so each test loads it anew.
const loadHelper = async () => (await import('./fetch-then-import')).fetchThenImport;

const fetched: string[] = [];
const files = new Map<string, () => Response>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(new URL(url).pathname);
    const answer = files.get(new URL(url).pathname);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  fetched.length = 0;
  files.clear();
});

const found = () => new Response('export {}');

test('a part is imported after all of its files, each fetched once however many parts it is of', async () => {
  const fetchThenImport = await loadHelper();
  files.set('/assets/a.js', found).set('/assets/both.js', found);
  const load = vi.fn(async () => 'the part');
  const both = [
    fetchThenImport(load, ['/assets/a.js', '/assets/both.js']),
    fetchThenImport(load, ['/assets/both.js']),
  ];
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all(both)).toEqual(['the part', 'the part']);
  expect(fetched).toEqual(['/assets/a.js', '/assets/both.js']);
});

test.each([
  ['without a connection', null],
  ['gone after a deployment', () => new Response('Not found', { status: 404 })],
])(
  '%s, nothing is imported: the browser would keep that for ever; the next try asks again',
  async (_, answer) => {
    const fetchThenImport = await loadHelper();
    if (answer) files.set('/assets/a.js', answer);
    const load = vi.fn(async () => 'the part');
    await expect(fetchThenImport(load, ['/assets/a.js'])).rejects.toThrow(
      /Failed to fetch dynamically imported module: .*\/assets\/a\.js/,
    );
    expect(load).not.toHaveBeenCalled();
    files.set('/assets/a.js', found);
    expect(await fetchThenImport(load, ['/assets/a.js'])).toBe('the part');
  },
);

test('what came with the page is not asked for', async () => {
  const fetchThenImport = await loadHelper();
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/kernel.js"><script type="module" src="/assets/index.js"></script>';
  expect(await fetchThenImport(async () => 1, ['/assets/kernel.js', '/assets/index.js'])).toBe(1);
  expect(await fetchThenImport(async () => 2)).toBe(2);
  expect(fetched).toEqual([]);
});

test('styles are there before the part is, and tried again as well', async () => {
  const fetchThenImport = await loadHelper();
  const links = () => [...document.querySelectorAll('link')];
  const load = vi.fn(async () => 'the part');
  const first = fetchThenImport(load, ['/assets/a.css']);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/assets/a.css');
  expect(links()).toHaveLength(0);

  const second = fetchThenImport(load, ['/assets/a.css']);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  expect(load).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('the part');
});
