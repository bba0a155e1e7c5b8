import { Counter, Gauge, type Registry } from 'prom-client';

interface JobFigures {
  failures: number;
  lastSuccessAt: number | null;
}

/** Of this process, as Node's own figures are. */
const figuresByJob = new Map<string, JobFigures>();

export const recordJobRun = (job: string, outcome: 'success' | 'failure') => {
  const figures = figuresByJob.get(job) ?? { failures: 0, lastSuccessAt: null };
  if (outcome === 'failure') figures.failures += 1;
  // By the computer's clock, as Prometheus compares it with its own.
  else figures.lastSuccessAt = Date.now();
  figuresByJob.set(job, figures);
};

export const addJobMetrics = (registry: Registry) => {
  new Gauge({
    name: 'husay_job_last_success_timestamp_seconds',
    help: 'When a scheduled job last succeeded in this process',
    labelNames: ['job'],
    registers: [registry],
    collect() {
      for (const [job, { lastSuccessAt }] of figuresByJob) {
        if (lastSuccessAt !== null) this.set({ job }, lastSuccessAt / 1000);
      }
    },
  });
  new Counter({
    name: 'husay_job_failures_total',
    help: 'Runs of a scheduled job that failed in this process',
    labelNames: ['job'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [job, { failures }] of figuresByJob) this.inc({ job }, failures);
    },
  });
};
