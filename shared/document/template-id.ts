import { z } from 'zod';
import { findTemplate } from './templates';

/** An id of the list; an unknown or outdated one falls back to the default. */
export const templateId = z
  .string()
  .max(100)
  .overwrite((id) => findTemplate(id).id);
