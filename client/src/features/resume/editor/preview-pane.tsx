import { memo, useDeferredValue, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ResumeContent } from '#shared/resume/schema';
import type { FieldLink } from './field-link';
import { resumeOf, useFormContent, type FormContent } from '../form/form-content';

/** Closes what has the whole screen, and then calls `next`: behind it, nothing can get the focus. */
export type LeaveScreen = (next: () => void) => void;

interface PreviewPlace {
  link: FieldLink;
  /** Where it has the whole screen. */
  leave?: LeaveScreen | undefined;
}

/** Renders the pages. Without a place they are for reading only. */
export type RenderPreview = (content: ResumeContent, place?: PreviewPlace) => ReactNode;

/** Renders the settings of the pages, with this content in their thumbnails. */
export type RenderDesign = (content: ResumeContent) => ReactNode;

interface PreviewPaneProps {
  photoUrl: string;
  render: RenderPreview;
  link?: FieldLink | undefined;
  leave?: LeaveScreen;
}

/**
 * The live preview. The typed character is painted first: the first key is the slowest, as the code of the layout has hardly
 * run before, and later ones show both as soon as they did in one frame.
 */
export const PreviewPane = (props: PreviewPaneProps) => {
  const { control } = useFormContext<FormContent>();
  const content = useDeferredValue(useFormContent(control));
  return <Drawn content={content} {...props} />;
};

const Drawn = memo(function DrawnContent({
  content,
  photoUrl,
  render,
  link,
  leave,
}: PreviewPaneProps & { content: FormContent }) {
  return <>{render(resumeOf(content, photoUrl), link && { link, leave })}</>;
});
