import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';

/** Draws the app's markup at a path from what the app would ask for first. Rejects where any part cannot be drawn. */
export type PageRenderer = (path: string, initialData: Record<string, unknown>) => Promise<string>;

/**
 * The renderer that the build made of the app's own code; `file` is its entry. Undefined when it cannot be loaded: the
 * pages then arrive a little later, drawn by the browser, which is no reason not to start.
 */
export const loadPageRenderer = async (file: string, logger: Logger): Promise<PageRenderer | undefined> => {
  try {
    const built = (await import(pathToFileURL(resolve(file)).href)) as { renderPage: PageRenderer };
    return built.renderPage;
  } catch (error) {
    logger.warn({ err: error, file }, 'pages cannot be drawn here, so the browser draws all of them');
    return undefined;
  }
};
