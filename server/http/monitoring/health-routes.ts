import { Router, type RequestHandler } from 'express';
import { Gauge, type Registry } from 'prom-client';
import { schemaCheck } from '../../db/known-schema';
import { withDeadline } from '../../integrations/deadline';

// The monitor has a timeout too, and an unresponsive connection counts as down.
const patienceMs = 2000;

interface HealthDeps {
  database: { ping(): Promise<void> } & Parameters<typeof schemaCheck>[0];
  storage: { ping(): Promise<void> };
  outgoing: { isHeld(): boolean };
  clockCheck: { isTrusted(): boolean };
  /** `stopping` is set by the shutdown. */
  lifecycle: { stopping: boolean };
  /** Counts a call against its rate limit. */
  limit: RequestHandler;
}

/**
 * /healthz: the process runs. /readyz: it can serve, with a database whose schema it knows and a clock that agrees with it, and is not stopping.
 * Without the storage it is degraded and still ready: all processes share one storage, and most pages need none.
 */
export const healthRoutes = (deps: HealthDeps) => {
  const router = Router();
  const required = requiredChecks(deps);
  router.get('/healthz', deps.limit, (_req, res) => {
    res.json({ status: 'alive' });
  });
  router.get('/readyz', deps.limit, async (req, res) => {
    const [checks, storageUp] = await Promise.all([required(), isUp(deps.storage)]);
    const failed = namesOfFailed(checks);
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
const requiredChecks = ({
  database,
  clockCheck,
  lifecycle,
}: Omit<HealthDeps, 'storage' | 'outgoing' | 'limit'>) => {
  const knowsSchema = schemaCheck(database);
  return async () => {
    const [databaseUp, schema] = await Promise.all([
      isUp(database),
      withDeadline('The database', knowsSchema, patienceMs).catch(() => true),
    ]);
    return { serving: !lifecycle.stopping, database: databaseUp, schema, clock: clockCheck.isTrusted() };
  };
};

/** `husay_ready{check}`, measured when the monitor asks, as /readyz does. */
export const addReadinessMetric = (registry: Registry, deps: Parameters<typeof requiredChecks>[0]) => {
  const required = requiredChecks(deps);
  new Gauge({
    name: 'husay_ready',
    help: '1 for each check of /readyz that passes, 0 if the process is not ready because of it',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      for (const [check, passes] of Object.entries(await required())) {
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
