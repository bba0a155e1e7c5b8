// Breaks: shared-knows-only-shared-and-zod
import type { port } from '../server/main';

export type Port = typeof port;
