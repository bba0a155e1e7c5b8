import { z } from 'zod';

/** A username or an id in a path. Longer text is a 404 without a query. */
export const pathText = z.string().max(100);

const uuid = z.uuid();

/** The id in a path; undefined for text that cannot be one of ours: a 404 without a query. */
export const parseId = (text: unknown): string | undefined => uuid.safeParse(text).data;
