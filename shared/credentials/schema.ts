import { z } from 'zod';

/** A credential as visitors see it. `issuedDate` is a day (YYYY-MM-DD); `fileSize` is in bytes. */
export const publicCredential = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  issuer: z.string(),
  issuedDate: z.iso.date().nullable(),
  fileUrl: z.string(),
  fileType: z.string(),
  fileSize: z.int().nonnegative(),
});
export type PublicCredential = z.infer<typeof publicCredential>;
