import { memo, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ResumeContent } from '#shared/resume/schema';
import { resumeOf, useFormContent, type FormContent } from './form-content';

export type RenderPreview = (content: ResumeContent) => ReactNode;

/**
 * The live preview, rendered in the same frame as the typed character: the browser's work for a frame costs more than
 * the layout, and a later update would cost a second frame.
 */
export const PreviewPane = ({ photoUrl, render }: { photoUrl: string; render: RenderPreview }) => {
  const { control } = useFormContext<FormContent>();
  const content = useFormContent(control);
  return <Drawn content={content} photoUrl={photoUrl} render={render} />;
};

interface DrawnProps {
  content: FormContent;
  photoUrl: string;
  render: RenderPreview;
}

const Drawn = memo(function DrawnContent({ content, photoUrl, render }: DrawnProps) {
  return <>{render(resumeOf(content, photoUrl))}</>;
});
