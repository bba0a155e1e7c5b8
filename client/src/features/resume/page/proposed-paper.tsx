import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { defaultPaper } from '#shared/document/page-settings';
import { resumeQuery } from '../api';
import { usePageSettings } from './page-settings';
import { useSavePage } from './use-save-page';

/**
 * Visitors get the paper that the owner was shown: a proposal other than the default is saved with the resume. If that
 * fails, the next visit tries again.
 */
export const ProposedPaper = () => {
  const { paper } = usePageSettings();
  const { keepProposal } = useSavePage();
  const isProposal =
    useQuery({
      ...resumeQuery(),
      select: (resume) => resume !== null && resume.version > 0 && resume.paper === null,
    }).data === true;
  const wasTried = useRef(false);
  const keep = useEffectEvent(() => {
    if (wasTried.current) return;
    wasTried.current = true;
    keepProposal(paper);
  });
  useEffect(() => {
    if (isProposal && paper !== defaultPaper) keep();
  }, [isProposal, paper]);
  return null;
};
