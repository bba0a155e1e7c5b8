import { defaultHeadings } from '#shared/resume/sections/section-order';
import { FirstEntry } from '../entries/first-entry';
import { LazyExperience, LazySection } from '../entries/lazy-lists';
import { listTexts, sectionTexts, stepWords } from '../words';

const { noun, explanation } = sectionTexts.trainings;

/** Jobs, and trainings for users without a job yet. */
export const WorkStep = () => (
  <>
    <p className="text-sm text-muted">{stepWords.work.noJob}</p>
    <FirstEntry path="experience" {...listTexts.experience} preload={LazyExperience.preload}>
      {(addsFirst) => <LazyExperience addsFirst={addsFirst} />}
    </FirstEntry>
    <FirstEntry
      path="trainings"
      titleId="resume-trainings"
      title={defaultHeadings.trainings}
      description={explanation}
      noun={noun}
      preload={LazySection.preload}
    >
      {(addsFirst) => <LazySection id="trainings" addsFirst={addsFirst} />}
    </FirstEntry>
  </>
);
