import type { ServerResponse } from 'node:http';

/**
 * The content policy of files and pictures, in place of the app's: whatever one turns out to be, it runs nothing and is in no
 * frame. Chromium 156 opens a PDF in its viewer under this policy as without.
 */
export const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/**
 * In place of the app's policies, which take a kilobyte and mean nothing on a file that is neither a page nor a worker. A page
 * loads some twenty of them.
 */
export const setFilePolicy = (res: ServerResponse) => {
  res.setHeader('Content-Security-Policy', filePolicy);
  res.removeHeader('Permissions-Policy');
};
