import type { Logger } from 'pino';

export type Stop = () => void | Promise<void>;

/** Something that runs until the process ends. */
export interface Service {
  name: string;
  /** Returns how to stop it. */
  start: () => Stop | Promise<Stop>;
}

export interface Services {
  /** Starts them one after the other. */
  start(services: readonly Service[]): Promise<void>;
  /** Adds one that runs already. */
  add(name: string, stop: Stop): void;
  /** Stops all in the reverse order of their start, so that nothing outlives what it depends on. */
  stop(): Promise<void>;
}

export const createServices = (logger: Pick<Logger, 'error'>): Services => {
  const running: { name: string; stop: Stop }[] = [];
  return {
    start: async (services) => {
      for (const { name, start } of services) running.unshift({ name, stop: await start() });
    },
    add: (name, stop) => void running.unshift({ name, stop }),
    stop: async () => {
      for (const { name, stop } of running.splice(0)) {
        try {
          await stop();
        } catch (error) {
          logger.error({ err: error, service: name }, 'closing failed');
        }
      }
    },
  };
};
