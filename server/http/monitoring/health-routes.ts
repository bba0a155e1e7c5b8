import { Router } from 'express';

// The monitor has a timeout too, and an unresponsive connection counts as down.
const patienceMs = 2000;

const inTime = async (check: Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), patienceMs);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
};

interface HealthDeps {
  database: { ping(): Promise<void> };
  storage: { ping(): Promise<void> };
  clockCheck: { isTrusted(): boolean };
  /** `stopping` is set by the shutdown. */
  lifecycle: { stopping: boolean };
}

/**
 * /healthz: the process runs. /readyz: it can serve, with database and storage and a clock that agrees with the database's, and
 * is not stopping.
 */
export const healthRoutes = (deps: HealthDeps) => {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'alive' });
  });
  router.get('/readyz', async (req, res) => {
    const checks = {
      serving: Promise.resolve().then(() => {
        if (deps.lifecycle.stopping) throw new Error('The process is stopping');
      }),
      database: deps.database.ping(),
      storage: deps.storage.ping(),
      clock: Promise.resolve().then(() => {
        if (!deps.clockCheck.isTrusted()) throw new Error('The clock is wrong');
      }),
    };
    const results = await Promise.allSettled(Object.values(checks).map(inTime));
    const failed = Object.keys(checks).filter((_name, index) => results[index]?.status === 'rejected');
    if (failed.length > 0) req.log.error({ failed }, 'not ready');
    res
      .status(failed.length > 0 ? 503 : 200)
      .json({ status: failed.length > 0 ? 'unavailable' : 'ready', failed });
  });
  return router;
};
