import helmet from 'helmet';
import type { Config } from '../config';
import type { WebApp } from './web-app';

/** Security headers. Over plain http, nothing that would send the browser to an https that is not there. */
export const securityHeaders = (config: Config, webApp: WebApp | undefined) => {
  const https = config.publicUrl.startsWith('https:');
  return helmet({
    strictTransportSecurity: https,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: webApp?.injectsScripts ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        // Radix positions its layers with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Pictures from identity providers are https anywhere.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:', 'data:', 'https:', ...(webApp?.injectsScripts ? ['ws:'] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
};
