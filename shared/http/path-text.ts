import { z } from 'zod';

/** A username or an id in a path. Longer text is a 404 without a query. */
export const pathText = z.string().max(100);
