import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adoptTemplate } from '../../../features/resume-document/chosen-template';
import { resumeQuery } from '../../../features/resume/api';

/** A browser that remembers no template starts with the one kept with the resume. */
export const useKeptTemplate = () => {
  const kept = useQuery(resumeQuery()).data?.templateId;
  useEffect(() => {
    if (kept !== undefined) adoptTemplate(kept);
  }, [kept]);
};
