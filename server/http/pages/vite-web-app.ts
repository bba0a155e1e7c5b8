import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'vite';
import { fillPage, type WebApp } from './web-app';
import { projectFile } from '../../process/project-root';

/** The app straight from its source, with hot reload through the same port. For development only. */
export const viteWebApp = async (server: Server): Promise<WebApp & { close(): Promise<void> }> => {
  const vite = await createServer({
    appType: 'custom',
    configFile: projectFile('vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    assets: vite.middlewares,
    async page(path, content) {
      const template = await readFile(projectFile('client/index.html'), 'utf8');
      const html = fillPage(await vite.transformIndexHtml(path, template), content);
      return { html, isReusable: false };
    },
    injectsScripts: true,
    close: () => vite.close(),
  };
};
