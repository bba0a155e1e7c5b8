import { Counter, Gauge, type Registry } from 'prom-client';
import type { ActivityCounts, ActivityQueue } from './activity-queue';

const helps: Record<keyof ActivityCounts, string> = {
  views: 'Counted profile views that were recorded',
  downloads: 'Downloads from profiles that were recorded',
  dropped: 'Views and downloads that found the queue full',
  lost: 'Queued views and downloads that could not be recorded',
  limited: 'Beacons from addresses that sent too many',
};

/** Metrics of recording. Dropped and lost events are missing from the figures. */
export const addActivityMetrics = (registry: Registry, queue: ActivityQueue) => {
  const registers = [registry];
  new Gauge({
    name: 'husay_analytics_queue_length',
    help: 'Queued views and downloads',
    registers,
    collect() {
      this.set(queue.size);
    },
  });
  for (const [name, help] of Object.entries(helps) as [keyof ActivityCounts, string][]) {
    new Counter({
      name: `husay_analytics_${name}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(queue.counts[name]);
      },
    });
  }
};
