import { Counter, Gauge, type Registry } from 'prom-client';

interface JobFigures {
  failures: number;
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
}

/** Of this process, as Node's own figures are. */
const figuresByJob = new Map<string, JobFigures>();

export const recordJobRun = (job: string, outcome: 'success' | 'failure') => {
  const figures = figuresByJob.get(job) ?? { failures: 0, lastSuccessAt: null, lastFailureAt: null };
  // By the computer's clock, as Prometheus compares it with its own.
  if (outcome === 'success') figures.lastSuccessAt = Date.now();
  else {
    figures.failures += 1;
    figures.lastFailureAt = Date.now();
  }
  figuresByJob.set(job, figures);
};

/** By `name`: Prometheus sets a label `job` itself, and renames ours. Moments of 0 are never. */
export const addJobMetrics = (registry: Registry) => {
  const gauge = (name: string, help: string, momentOf: (figures: JobFigures) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['name'],
      registers: [registry],
      collect() {
        for (const [job, figures] of figuresByJob) {
          this.set({ name: job }, (momentOf(figures) ?? 0) / 1000);
        }
      },
    });
  gauge(
    'husay_job_last_success_timestamp_seconds',
    'When a scheduled job last succeeded in this process; 0 if it never did',
    ({ lastSuccessAt }) => lastSuccessAt,
  );
  gauge(
    'husay_job_last_failure_timestamp_seconds',
    'When a scheduled job last failed in this process; 0 if it never did',
    ({ lastFailureAt }) => lastFailureAt,
  );
  new Counter({
    name: 'husay_job_failures_total',
    help: 'Runs of a scheduled job that failed in this process',
    labelNames: ['name'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [job, { failures }] of figuresByJob) this.inc({ name: job }, failures);
    },
  });
};
