import { z } from 'zod';

// Zod compiles objects with `new Function` when they are defined, which our content security policy forbids and the browser
// would report. Import this before any schema.
z.config({ jitless: true });
