/**
 * How the router reads a path of shared/pages.ts: to the letter, as the server does. Wouter by itself would also take
 * other capitals and a slash at the end, and show a page that the server has just answered with 404.
 */
export const exactPaths = (path: string) => {
  const keys: string[] = [];
  const source = path.replace('*', '.*').replace(/:(\w+)/g, (_, key: string) => {
    keys.push(key);
    return '([^/]+)';
  });
  return { keys, pattern: new RegExp(`^${source}$`) };
};
