import type { Logger } from 'pino';
import { securityEventChannel } from '../db/security-events';

/** Mirrors the security event log in the process's own log, for systems that watch that. Returns how to stop. */
export const logSecurityEvents = (logger: Logger) => {
  const write = (event: unknown) => logger.info({ securityEvent: event }, 'security event');
  securityEventChannel.subscribe(write);
  return () => void securityEventChannel.unsubscribe(write);
};
