import { z } from 'zod';

/**
 * What the handler of a call that returns a CSV file hands over: its lines, sent as they are read. Apart from endpoint.ts, which
 * every page loads.
 */
export const csvFile = z.object({ name: z.string(), lines: z.custom<AsyncGenerator<string>>() });
export type CsvFile = z.infer<typeof csvFile>;
