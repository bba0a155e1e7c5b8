// A browser never asks again for a module that it could not fetch (seen with Chromium 150; the HTML standard wants it):
// the failed import is kept as long as the page. So a module is imported only once its files were fetched as plain ones,
// which a browser does ask for again; the import then finds them in its cache.

/** What came already, or is on its way. */
const files = new Map<string, Promise<void>>();

/**
 * Imports a part of the app, with the addresses of the files that it is made of. Rejects where one of them cannot be
 * fetched; whoever calls again asks for it again. The build puts it around every `import()`, see client/build.
 */
export const fetchThenImport = async <Part>(load: () => Promise<Part>, addresses: string[] = []) => {
  await Promise.all(addresses.map(bringOnce));
  return load();
};

const bringOnce = (address: string) => {
  const url = new URL(address, document.baseURI).href;
  const known = files.get(url);
  if (known) return known;
  const bringing = bring(url);
  files.set(url, bringing);
  bringing.catch(() => files.delete(url));
  return bringing;
};

const bring = async (url: string) => {
  const { pathname } = new URL(url);
  const cameWithThePage = document.querySelector(`link[href="${pathname}"], script[src="${pathname}"]`);
  if (cameWithThePage) return;
  await (pathname.endsWith('.css') ? addStyles(url) : fetchCode(url));
};

const fetchCode = async (url: string) => {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw notFetched(url);
  // Only what was read to its end is in the cache.
  await response.arrayBuffer();
};

const addStyles = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(notFetched(url));
    };
    document.head.append(link);
  });

const notFetched = (url: string) => new TypeError(`Failed to fetch dynamically imported module: ${url}`);
