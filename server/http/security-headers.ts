import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config';
import { apiDocsStyle } from './api-description';
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
export const commonHeaders = (config: Pick<Config, 'publicUrl'>): RequestHandler[] => [
  helmet({
    strictTransportSecurity: isHttps(config),
    contentSecurityPolicy: false,
    // As frame-ancestors in every content policy.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }),
  (_req, res, next) => {
    res.setHeader('Permissions-Policy', permissionsPolicy);
    next();
  },
];

/** What lets the page of this response insert style elements: scroll locking behind dialogs does. */
export const styleNonceOf = (res: Response): string => {
  const locals = res.locals as { styleNonce?: string };
  return (locals.styleNonce ??= randomBytes(16).toString('base64'));
};

/** The content policy of the app, its API, and the pages that are shown in its place. Everything comes from ourselves. */
export const contentPolicy = (config: Pick<Config, 'publicUrl'>, webApp: WebApp | undefined) => {
  // Hot reload puts scripts and styles into the page, and talks over a web socket.
  const isDevelopment = webApp?.injectsScripts ?? false;
  const styles = isDevelopment
    ? ["'self'", "'unsafe-inline'"]
    : [
        "'self'",
        messagePageStyle.source,
        apiDocsStyle.source,
        (_req: unknown, res: unknown) => `'nonce-${styleNonceOf(res as Response)}'`,
      ];
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      styleSrc: styles,
      styleSrcElem: styles,
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
};
