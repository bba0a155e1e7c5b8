import { ProposedPaper } from '../page/proposed-paper';
import { AdditionalSections, type AdditionalSectionsProps } from '../sections/additional-sections';
import { EducationCard } from './education-card';
import { ExperienceCard } from './experience-card';

/** The cards with entries. They are below what a screen shows first, in a chunk of their own. */
export const EntryCards = (props: AdditionalSectionsProps) => (
  <>
    <ExperienceCard />
    <EducationCard />
    <AdditionalSections {...props} />
    {/* Here because every visit of the builder loads this chunk, also one that never opens the preview. */}
    <ProposedPaper />
  </>
);
