import { z } from 'zod';

/** The URL of our copy of the identity provider's picture. Anything else counts as none. */
export const accountPicture = z
  .string()
  .regex(/^\/api\/photos\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .nullable()
  .catch(null);
