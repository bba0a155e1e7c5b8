import { z } from 'zod';

/** Who may open a profile: anyone, including search engines; anyone with the link; only its owner. */
export const visibility = z.enum(['public', 'link', 'private']);
export type Visibility = z.infer<typeof visibility>;

/** Who sees the user's profile, and which contact details visitors see on it and in the PDF that they download. */
export const profileVisibility = z.object({
  visibility,
  showEmail: z.boolean(),
  showPhone: z.boolean(),
  showLocation: z.boolean(),
  /** When the owner chose the visibility; null before. */
  chosenAt: z.iso.datetime().nullable(),
  /** Before the first save visitors see no profile, whatever the choice. */
  hasSavedResume: z.boolean(),
});
export type ProfileVisibility = z.infer<typeof profileVisibility>;

/** Omitted fields keep their values. A `visibility`, even an unchanged one, answers the question after the first save. */
export const visibilityChange = z
  .strictObject({
    visibility,
    showEmail: z.boolean(),
    showPhone: z.boolean(),
    showLocation: z.boolean(),
  })
  .partial();
export type VisibilityChange = z.infer<typeof visibilityChange>;

/** Whether visitors can open the profile. */
export const isOpenToVisitors = (profile: { visibility: Visibility; hasSavedResume: boolean }): boolean =>
  profile.visibility !== 'private' && profile.hasSavedResume;
