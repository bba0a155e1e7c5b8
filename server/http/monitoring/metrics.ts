import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/client';
import { readRelease } from '../../process/release';

/** Figures of this process for a monitor; a feature adds its own to the registry. */
export const createMetrics = () => {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    // The last ones are for refusals: a call to another system has 20 s in all.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 21, 30],
    registers: [registry],
  });
  new Gauge({
    name: 'husay_build_info',
    help: 'Always 1: the release that this process runs, and its Node',
    labelNames: ['release', 'node'],
    registers: [registry],
  }).set({ release: readRelease(), node: process.version }, 1);
  let collectsProcess = false;
  return {
    registry,
    /** Goes before all routes. */
    measureRequests: ((req, res, next) => {
      const start = performance.now();
      res.on('finish', () => {
        const path = (req.route as { path?: unknown } | undefined)?.path;
        // A pattern and never an address, or every stranger's guess would be a figure of its own.
        const route = typeof path === 'string' ? path : 'none';
        const labels = { method: req.method, route, status: res.statusCode };
        durations.observe(labels, (performance.now() - start) / 1000);
      });
      next();
    }) satisfies RequestHandler,
    /** All of them as text. Those of the process itself begin with the first call: until then they are not needed. */
    text: () => {
      if (!collectsProcess) collectDefaultMetrics({ register: registry });
      collectsProcess = true;
      return registry.metrics();
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

/** `husay_database_pool{state}`: connections that are open and idle, and calls that wait for one. */
export const addPoolMetric = (registry: Registry, { poolFigures }: Pick<Database, 'poolFigures'>) => {
  if (!poolFigures) return;
  new Gauge({
    name: 'husay_database_pool',
    help: 'Connections of this process to the database (open, idle), and calls that wait for one (waiting)',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolFigures())) this.set({ state }, count);
    },
  });
};
