import { memo, useDeferredValue, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ResumeContent } from '#shared/resume/schema';
import { useFormContent } from './form-content';

export type RenderPreview = (content: ResumeContent) => ReactNode;

/** The resume as it will look, following what is typed; typing goes first, the picture catches up. */
export const PreviewPane = ({ render }: { render: RenderPreview }) => {
  const { control } = useFormContext<ResumeContent>();
  const content = useDeferredValue(useFormContent(control));
  return <Drawn content={content} render={render} />;
};

const Drawn = memo(function Drawn({ content, render }: { content: ResumeContent; render: RenderPreview }) {
  return <>{render(content)}</>;
});
