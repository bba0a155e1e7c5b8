import { useMemo } from 'react';
import { documentSource } from '#shared/document/layout/document';
import { defaultTemplate } from '#shared/document/templates';
import { manilaDay } from '#shared/manila-day';
import type { ResumeContent } from '#shared/resume/schema';
import { ResumePreview } from '../../../features/document/preview/resume-preview';

interface CandidatePreviewProps {
  name: string;
  email: string;
  content: ResumeContent;
}

/** A record as the pages of a resume. */
export const CandidatePreview = ({ name, email, content }: CandidatePreviewProps) => {
  const source = useMemo(
    () =>
      documentSource({
        user: { firstName: name, lastName: '', email, profileImageUrl: null },
        resume: { ...content, updatedAt: null },
        credentials: [],
        today: manilaDay(new Date()),
      }),
    [name, email, content],
  );
  return <ResumePreview source={source} template={defaultTemplate} watermark={false} warnings />;
};
