import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Figures of this process for a monitor; a feature adds its own to the registry. */
export const createMetrics = () => {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  // Looking up the labels takes longer than counting. There are as many as in the registry.
  const known = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  const durationsOf = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    const found = known.get(key) ?? durations.labels({ method, route, status });
    known.set(key, found);
    return found;
  };
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
        durationsOf(req.method, route, res.statusCode).observe((performance.now() - start) / 1000);
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
