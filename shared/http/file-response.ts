import { z } from 'zod';

/** What the handler of a call that returns a file hands over; the endpoint's `produces` is its type. */
export const fileResponse = z.object({ bytes: z.instanceof(Uint8Array), name: z.string() });
export type FileResponse = z.infer<typeof fileResponse>;
