import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { plainMessage } from '#shared/http/plain-message';
import { resumeContent } from '#shared/resume/schema';
import type { FormContent } from './form-content';

/** The resume's rules for a form, which holds every field: the schema's default for a missing one never applies. */
const formSchema = resumeContent
  .omit({ profilePhotoUrl: true })
  .extend({ newSkill: z.string() }) as z.ZodType<FormContent, FormContent>;

/** Checks the form's content. */
export const checkForm: Resolver<FormContent> = zodResolver(formSchema, { error: plainMessage });
