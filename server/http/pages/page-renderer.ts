import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { InitialData } from '#shared/pages/initial-data';

/** Renders the app's markup at a path from the page's initial data. Rejects where any component cannot be rendered. */
export type PageRenderer = (path: string, initialData: InitialData) => Promise<string>;

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
