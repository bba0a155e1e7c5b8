import { memo, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ResumeContent } from '#shared/resume/schema';
import type { FieldLink } from './field-link';
import { resumeOf, useFormContent, type FormContent } from '../form/form-content';

/** Without the link the preview is for reading only. */
export type RenderPreview = (content: ResumeContent, link?: FieldLink) => ReactNode;

/**
 * The live preview, rendered in the same frame as the typed character: the browser's work for a frame costs more than
 * the layout, and a later update would cost a second frame.
 */
export const PreviewPane = (props: Omit<DrawnProps, 'content'>) => {
  const { control } = useFormContext<FormContent>();
  const content = useFormContent(control);
  return <Drawn content={content} {...props} />;
};

interface DrawnProps {
  content: FormContent;
  photoUrl: string;
  render: RenderPreview;
  link?: FieldLink | undefined;
}

const Drawn = memo(function DrawnContent({ content, photoUrl, render, link }: DrawnProps) {
  return <>{render(resumeOf(content, photoUrl), link)}</>;
});
