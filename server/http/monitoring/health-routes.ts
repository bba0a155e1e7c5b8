import { Router, type RequestHandler } from 'express';
import { Gauge, type Registry } from 'prom-client';
import { withDeadline } from '../../integrations/deadline';

// The monitor has a timeout too, and an unresponsive connection counts as down.
const patienceMs = 2000;

interface HealthDeps {
  database: { ping(): Promise<void> };
  storage: { ping(): Promise<void> };
  outgoing: { isHeld(): boolean };
  clockCheck: { isTrusted(): boolean };
  /** `stopping` is set by the shutdown. */
  lifecycle: { stopping: boolean };
  /** Counts a call against its rate limit. */
  limit: RequestHandler;
}

/**
 * /healthz: the process runs. /readyz: it can serve, with the database and a clock that agrees with it, and is not stopping.
 * Without the storage it is degraded and still ready: all processes share one storage, and most pages need none.
 */
export const healthRoutes = (deps: HealthDeps) => {
  const router = Router();
  router.get('/healthz', deps.limit, (_req, res) => {
    res.json({ status: 'alive' });
  });
  router.get('/readyz', deps.limit, async (req, res) => {
    const [required, storageUp] = await Promise.all([requiredChecks(deps), isUp(deps.storage)]);
    const failed = namesOfFailed(required);
    const degraded = namesOfFailed({ storage: storageUp });
    if (failed.length > 0) req.log.error({ failed }, 'not ready');
    else if (degraded.length > 0) req.log.warn({ degraded }, 'ready, but degraded');
    const status = failed.length > 0 ? 'unavailable' : degraded.length > 0 ? 'degraded' : 'ready';
    res.status(failed.length > 0 ? 503 : 200).json({
      status,
      failed: [...failed, ...degraded],
      // No reason to turn traffic away: pages and saves work.
      ...(deps.outgoing.isHeld() && { held: ['outgoing'] }),
    });
  });
  return router;
};

/** Without any of these the process is not ready. */
const requiredChecks = async ({
  database,
  clockCheck,
  lifecycle,
}: Omit<HealthDeps, 'storage' | 'outgoing' | 'limit'>) => ({
  serving: !lifecycle.stopping,
  database: await isUp(database),
  clock: clockCheck.isTrusted(),
});

/** `husay_ready{check}`, measured when the monitor asks, as /readyz does. */
export const addReadinessMetric = (registry: Registry, deps: Parameters<typeof requiredChecks>[0]) => {
  new Gauge({
    name: 'husay_ready',
    help: '1 for each check of /readyz that passes, 0 if the process is not ready because of it',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      for (const [check, passes] of Object.entries(await requiredChecks(deps))) {
        this.set({ check }, passes ? 1 : 0);
      }
    },
  });
};

/** `husay_storage_up`, measured when the monitor asks. */
export const addStorageMetric = (registry: Registry, storage: HealthDeps['storage']) => {
  new Gauge({
    name: 'husay_storage_up',
    help: '1 if the file storage can be used, 0 if uploads and files fail',
    registers: [registry],
    async collect() {
      this.set((await isUp(storage)) ? 1 : 0);
    },
  });
};

const isUp = (system: { ping(): Promise<void> }): Promise<boolean> =>
  withDeadline('The system', () => system.ping(), patienceMs).then(
    () => true,
    () => false,
  );

const namesOfFailed = (checks: Record<string, boolean>) =>
  Object.keys(checks).filter((name) => !checks[name]);
