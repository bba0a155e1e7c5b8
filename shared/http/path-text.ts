import { z } from 'zod';

/** A username or an id in a path. What is longer names nothing (404), and is not looked up. */
export const pathText = z.string().max(100);
