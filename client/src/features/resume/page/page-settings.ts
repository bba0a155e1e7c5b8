import { useQuery } from '@tanstack/react-query';
import {
  attachesDataByDefault,
  defaultDensity,
  defaultPaper,
  defaultPhotoShape,
  proposedPaper,
  type PageSettings,
  type PaperName,
} from '#shared/document/page-settings';
import type { Resume } from '#shared/resume/schema';
import { resumeQuery } from '../api';

export const paperLabels: Record<PaperName, string> = {
  a4: 'A4',
  letter: 'Letter',
  'long-bond': 'Long bond (8.5 × 13 in)',
};

/**
 * The paper of the place where this browser is. A language alone says too little: many browsers in the Philippines are
 * set to American English.
 */
const localPaper = (): PaperName =>
  /^(?:America|US|Canada)\//.test(Intl.DateTimeFormat().resolvedOptions().timeZone)
    ? proposedPaper(navigator.language)
    : defaultPaper;

/** How the resume's pages are drawn: as chosen, else as proposed. */
export const pageSettingsOf = (
  resume: Pick<Resume, keyof PageSettings> | null | undefined,
): PageSettings => ({
  paper: resume?.paper ?? localPaper(),
  density: resume?.density ?? defaultDensity,
  photo: resume?.photo ?? defaultPhotoShape,
  qrCode: resume?.qrCode ?? false,
  attachData: resume?.attachData ?? attachesDataByDefault,
});

/** The page settings of the user's resume. */
export const usePageSettings = (): PageSettings => {
  const { data } = useQuery({ ...resumeQuery(), select: pageSettingsOf });
  return data ?? pageSettingsOf(null);
};
