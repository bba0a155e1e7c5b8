import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config';
import { apiDocsStyle } from './api-docs-page';
import { brandPageStyle } from './pages/brand-page';
import { messagePageStyle } from './pages/message-page';
import type { WebApp } from './pages/web-app';

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');

/** What no page of ours uses, so that nothing that gets into one can. Features that are not named keep their defaults. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = [
  ...deniedFeatures.map((feature) => `${feature}=()`),
  ...['clipboard-write', 'fullscreen'].map((feature) => `${feature}=(self)`),
].join(', ');

/**
 * The headers that every answer of this process has, those of the embedded parts too. Over plain http, nothing that would
 * send the browser to an https that is not there.
 */
export const commonHeaders = (config: Pick<Config, 'publicUrl'>): RequestHandler =>
  sameHeaders(
    helmet({
      strictTransportSecurity: isHttps(config),
      contentSecurityPolicy: false,
      // As frame-ancestors in every content policy.
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    { 'Permissions-Policy': permissionsPolicy },
  );

type SetHeaders = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** Sets the headers that `setHeaders` sets, and `more`. They are the same for every response, so it is called once. */
const sameHeaders = (setHeaders: SetHeaders, more: Record<string, string> = {}): RequestHandler => {
  const headers = new Map(Object.entries(more));
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw new Error('The headers cannot be made', { cause: error });
  });
  const entries = [...headers];
  return (_req, res, next) => {
    for (const [name, value] of entries) res.setHeader(name, value);
    next();
  };
};

/**
 * The content policy of the app, its API, and the pages that are shown in its place. Everything comes from ourselves. It
 * has no nonce, which would have to be new in each response and keep public pages from being cached.
 */
export const contentPolicy = (
  config: Pick<Config, 'publicUrl'>,
  webApp: Pick<WebApp, 'injectsScripts'> | undefined,
): RequestHandler => {
  // Hot reload puts scripts and styles into the page, and talks over a web socket.
  const isDevelopment = webApp?.injectsScripts ?? false;
  const setPolicy = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      styleSrc: isDevelopment
        ? ["'self'", "'unsafe-inline'"]
        : ["'self'", messagePageStyle.source, apiDocsStyle.source, brandPageStyle.source],
      // Markup that the server draws has style attributes: charts, progress, the preview of a resume.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", 'blob:', 'data:', ...(isDevelopment ? ['ws:'] : [])],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps(config) && { upgradeInsecureRequests: [] }),
    },
  });
  return sameHeaders(setPolicy);
};
