import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/client';

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
