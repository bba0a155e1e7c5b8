import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createServices } from './services';

test('services stop in the reverse order of their start, one that fails does not keep the others', async () => {
  const logger = pino({ level: 'silent' });
  const error = vi.spyOn(logger, 'error');
  const seen: string[] = [];
  const service = (name: string, stop = async () => void seen.push(`stop ${name}`)) => ({
    name,
    start: async () => {
      seen.push(`start ${name}`);
      return stop;
    },
  });
  const services = createServices(logger);
  services.add('database', () => void seen.push('stop database'));
  await services.start([service('jobs', () => Promise.reject(new Error('away'))), service('requests')]);
  await services.stop();
  expect(seen).toEqual(['start jobs', 'start requests', 'stop requests', 'stop database']);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ service: 'jobs' }), 'closing failed');
});

test('a stop is done once', async () => {
  const stop = vi.fn();
  const services = createServices(pino({ level: 'silent' }));
  services.add('database', stop);
  await services.stop();
  await services.stop();
  expect(stop).toHaveBeenCalledOnce();
});
