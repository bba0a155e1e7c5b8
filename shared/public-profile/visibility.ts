import { z } from 'zod';

/** Who may open a profile: anyone, found by search engines too; anyone with the link; nobody but its owner. */
export const visibility = z.enum(['public', 'link', 'private']);
export type Visibility = z.infer<typeof visibility>;

/** Who sees the user's profile, and which contact details visitors see on it and in the PDF that they download. */
export const profileVisibility = z.object({
  visibility,
  showEmail: z.boolean(),
  showPhone: z.boolean(),
  showLocation: z.boolean(),
  /** When the owner answered who may see the profile; null until then. */
  chosenAt: z.iso.datetime().nullable(),
  /** Visitors find no profile before the first save, whatever is chosen. */
  hasSavedResume: z.boolean(),
});
export type ProfileVisibility = z.infer<typeof profileVisibility>;

/** What is left out stays. A `visibility`, also the present one, answers the question that the first save asks. */
export const visibilityChange = z
  .strictObject({
    visibility,
    showEmail: z.boolean(),
    showPhone: z.boolean(),
    showLocation: z.boolean(),
  })
  .partial();
export type VisibilityChange = z.infer<typeof visibilityChange>;
