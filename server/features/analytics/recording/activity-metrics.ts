import { Counter, Gauge, type Registry } from 'prom-client';
import type { ActivityCounts, ActivityQueue } from './activity-queue';

const helps: Record<keyof ActivityCounts, string> = {
  views: 'Views of profiles that counted and were written down',
  downloads: 'Downloads from profiles that were written down',
  dropped: 'Views and downloads that found the queue full',
  lost: 'Views and downloads that waited and could not be written down',
  limited: 'Beacons from addresses that sent too many',
};

/** How recording goes, for a monitor. Anything dropped or lost is a figure that nobody will see. */
export const addActivityMetrics = (registry: Registry, queue: ActivityQueue) => {
  const registers = [registry];
  new Gauge({
    name: 'husay_analytics_queue_length',
    help: 'Views and downloads that wait to be written down',
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
