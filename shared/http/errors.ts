import { z } from 'zod';

/** All error codes and their HTTP statuses. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  INVALID_PHOTO: 400,
  INVALID_FILE: 400,
  UNAUTHORIZED: 401,
  INVALID_TOKEN: 401,
  PLAN_LIMIT: 402,
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPE: 403,
  FOREIGN_ORIGIN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  RESUME_CHANGED: 409,
  DRAFT_CHANGED: 409,
  USER_CHANGED: 409,
  PENDING_PAYMENT: 409,
  PAYMENT_REFUSED: 502,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Messages by field path, such as `experience.0.title`. */
export type FieldErrors = Record<string, string>;

/** The body of every error response. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
