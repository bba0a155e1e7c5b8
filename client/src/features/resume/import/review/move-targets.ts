import { particularFields, particularNames } from '#shared/resume/particulars';
import type { EntryListName, ResumeText } from '../../form/form-content';
import { reviewWords } from '../words';
import type { Choices } from './merge';
import {
  entriesOf,
  entryText,
  isLongText,
  listNames,
  nameOfEntry,
  reviewLists,
  singleFields,
  singleNames,
} from './review-lists';
import { newSectionPath } from './use-review';

export interface MoveTarget {
  path: string;
  label: string;
}

export interface MoveGroup {
  label: string;
  targets: readonly MoveTarget[];
}

/** The fields of an entry that take a text: those that are empty, and those of several lines. */
const targetsOf = (content: ResumeText, list: EntryListName, index: number): MoveTarget[] => {
  const entry = entriesOf(content, list)[index] ?? {};
  return Object.entries(reviewLists[list].fields)
    .filter(([name]) => isLongText(name) || entryText(entry, name) === '')
    .map(([name, { label }]) => ({ path: `${list}.${index}.${name}`, label }));
};

/** Where a text without a place can go, as the groups of a list of options. Skipped entries take none. */
export const moveGroups = (content: ResumeText, choices: Choices): MoveGroup[] => [
  {
    label: reviewWords.details,
    targets: [
      ...singleNames.map((name) => ({ path: name, label: singleFields[name].label })),
      { path: `skills.${content.skills.length}`, label: reviewWords.unplaced.newSkill },
      { path: `interests.${content.interests.length}`, label: reviewWords.unplaced.newInterest },
      { path: newSectionPath, label: reviewWords.unplaced.newSection },
    ],
  },
  {
    label: reviewWords.particulars.title,
    targets: particularNames
      .filter((name) => content.particulars[name] === '')
      .map((name) => ({ path: `particulars.${name}`, label: particularFields[name].label })),
  },
  ...listNames.flatMap((list) =>
    entriesOf(content, list).flatMap((entry, i) =>
      choices[`${list}.${i}`] === 'skip'
        ? []
        : [{ label: nameOfEntry(entry, reviewLists[list], i), targets: targetsOf(content, list, i) }],
    ),
  ),
];

/** The label of a path, for a text that was moved there. */
export const labelOfTarget = (groups: readonly MoveGroup[], path: string) => {
  const name = path.split('.').at(-1) ?? '';
  for (const { targets } of groups) {
    const target = targets.find((other) => other.path === path);
    if (target) return target.label;
  }
  if (path.startsWith('skills.')) return reviewWords.skills;
  if (path.startsWith('interests.')) return reviewWords.interests;
  if (path.startsWith('customSections.')) return 'More';
  const particular = particularNames.find((one) => path === `particulars.${one}`);
  if (particular) return particularFields[particular].label;
  const list = listNames.find((id) => path.startsWith(`${id}.`));
  return list ? (reviewLists[list].fields[name]?.label ?? name) : name;
};
