import { resumeLimits } from '#shared/resume/resume-fields';
import { beyondTotalMessage, sectionBeyondTotal } from '#shared/resume/sections/schema';
import { sectionLimits } from '#shared/resume/sections/section-fields';
import type { ResumeText } from '../../form/form-content';
import { reviewWords } from '../../words';
import { entriesOf, listNames, reviewLists } from './review-lists';

/** What a resume has no room for, and what to do, in words; empty if all of it fits. */
export const overfullLists = (content: ResumeText): string[] => {
  const lists = [
    ...listNames.map((name) => ({
      heading: reviewLists[name].heading,
      count: entriesOf(content, name).length,
      max: reviewLists[name].max,
    })),
    { heading: 'Skills', count: content.skills.length, max: resumeLimits.skills },
    { heading: 'Interests', count: content.interests.length, max: sectionLimits.interests },
    {
      heading: 'Sections of your own',
      count: content.customSections.length,
      max: sectionLimits.customSections,
    },
    ...content.customSections.map(({ heading, entries }) => ({
      heading,
      count: entries.length,
      max: sectionLimits.customEntries,
    })),
  ];
  const problems = lists
    .filter(({ count, max }) => count > max)
    .map(({ heading, count, max }) => reviewWords.tooMany(heading, max, count - max));
  return sectionBeyondTotal(content) && problems.length === 0 ? [beyondTotalMessage] : problems;
};
