import { useMemo } from 'react';
import { documentSource } from '#shared/document/layout/document';
import { defaultTemplate } from '#shared/document/templates';
import { manilaDay } from '#shared/manila-day';
import type { ResumeContent } from '#shared/resume/schema';
import { ResumeViewer } from '../../../features/document/preview/viewer/resume-viewer';

interface CandidatePreviewProps {
  name: string;
  email: string;
  content: ResumeContent;
}

/** A record as the pages of a resume, which a phone enlarges. */
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
  return <ResumeViewer source={source} template={defaultTemplate} watermark={false} />;
};
