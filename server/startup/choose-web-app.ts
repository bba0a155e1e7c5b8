import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { ConfigError, type Config } from '../config/config';
import { loadPageRenderer } from '../http/pages/page-renderer';
import { builtWebApp, type WebApp } from '../http/pages/web-app';
import { projectFile } from '../process/project-root';
import type { Stop } from '../process/services';

/** The built app, or with --dev the sources through Vite with hot reload. */
export const chooseWebApp = async (
  { PREVIOUS_ASSETS_DIR }: Config,
  server: Server,
  logger: Logger,
): Promise<{ webApp: WebApp; stop: Stop }> => {
  if (process.argv.includes('--dev')) {
    const { viteWebApp } = await import('../http/pages/vite-web-app');
    const webApp = await viteWebApp(server);
    return { webApp, stop: () => webApp.close() };
  }
  const folder = projectFile('dist/client');
  if (!existsSync(folder)) {
    throw new ConfigError([`The web app is not built: there is no ${folder}. Run npm run build first.`]);
  }
  if (PREVIOUS_ASSETS_DIR && !existsSync(PREVIOUS_ASSETS_DIR)) {
    throw new ConfigError([`PREVIOUS_ASSETS_DIR: there is no folder ${PREVIOUS_ASSETS_DIR}`]);
  }
  const render = await loadPageRenderer(projectFile('dist/server-render/server-entry.js'), logger);
  return {
    webApp: await builtWebApp({ folder, previousFolder: PREVIOUS_ASSETS_DIR, render, logger }),
    stop: () => {},
  };
};
