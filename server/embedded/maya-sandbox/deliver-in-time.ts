import type { Logger } from 'pino';
import type { SandboxControls } from './controls';

/**
 * Has the sandbox deliver what is due, every second, without keeping the process alive. Answers how to stop. A round that
 * takes longer is waited for, not doubled.
 */
export const startDelivering = (
  { deliverDue }: Pick<SandboxControls, 'deliverDue'>,
  logger: Logger,
  everyMs = 1000,
) => {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= deliverDue()
      .then(
        () => undefined,
        (error: unknown) => logger.warn({ err: error }, 'the embedded Maya sandbox could not deliver'),
      )
      .finally(() => {
        underWay = null;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
};
