import type { ResumeContent } from '../schema';

/**
 * What is copied from an example into a form. The licenses come without their dates: a license that the user does not
 * hold must not be shown as valid.
 */
export const startFrom = <Example extends Pick<ResumeContent, 'licenses'>>(example: Example): Example => ({
  ...example,
  licenses: example.licenses.map((license) => ({
    ...license,
    issued: '',
    validUntil: '',
    noExpiry: false,
  })),
});
