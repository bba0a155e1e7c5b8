import { useState } from 'react';
import { particularFields, particularNames, type ParticularName } from '#shared/resume/particulars';
import { customSectionFields } from '#shared/resume/sections/section-fields';
import type { EntryListName, ResumeText } from '../../form/form-content';
import { reviewWords } from '../words';
import { ChoiceSelect } from './choice-select';
import { Group } from './group';
import type { Choice } from './merge';
import { ReviewEntry } from './review-entry';
import { ReviewField } from './review-field';
import { ReviewItems } from './review-items';
import {
  customList,
  entriesOf,
  listNames,
  reviewLists,
  singleFields,
  singleNames,
  type Entry,
  type ReviewList,
  type SingleName,
} from './review-lists';
import type { Review } from './use-review';

interface ReviewFieldsProps {
  review: Review;
  mine: ResumeText;
}

/** All that was found, in the order of the form. */
export const ReviewFields = ({ review, mine }: ReviewFieldsProps) => {
  const { content } = review;
  // A field that is emptied to be typed anew stays.
  const [found] = useState(content);
  const singles = singleNames.filter((name) => content[name] !== '' || found[name] !== '');
  const particulars = particularNames.filter(
    (name) => content.particulars[name] !== '' || found.particulars[name] !== '',
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {singles.length > 0 && (
        <Group title={reviewWords.details}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {singles.map((name) => (
              <Single key={name} name={name} review={review} mine={mine} />
            ))}
          </div>
        </Group>
      )}
      {particulars.length > 0 && (
        <Group title={reviewWords.particulars.title}>
          <p className="mb-3 text-sm text-muted">{reviewWords.particulars.explanation}</p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {particulars.map((name) => (
              <Particular key={name} name={name} review={review} mine={mine} />
            ))}
          </div>
        </Group>
      )}
      <ReviewItems name="skills" heading={reviewWords.skills} review={review} mine={mine} />
      {listNames.map((name) => (
        <EntryList key={name} name={name} review={review} mine={mine} />
      ))}
      {content.referencesOnRequest && (
        <Group title={reviewLists.references.heading}>
          <p className="text-sm">{reviewWords.onRequest}</p>
        </Group>
      )}
      <ReviewItems name="interests" heading={reviewWords.interests} review={review} mine={mine} />
      {content.customSections.map((section, s) => (
        <Group key={section.id} title={section.heading || reviewWords.ownSection}>
          <div className="mb-3">
            <ReviewField
              review={review.tools}
              path={`customSections.${s}.heading`}
              label={customSectionFields.heading.label}
              field={customSectionFields.heading}
              text={section.heading}
              isUnsure={review.isUnsure(`customSections.${s}.heading`)}
            />
          </div>
          <Entries
            path={`customSections.${s}.entries`}
            list={customList}
            entries={section.entries as unknown as readonly Entry[]}
            mine={noEntries}
            review={review}
          />
        </Group>
      ))}
    </div>
  );
};

const noEntries: readonly Entry[] = [];

const Single = ({ name, review, mine }: ReviewFieldsProps & { name: SingleName }) => {
  const { content, choices, dispatch, mode } = review;
  const field = singleFields[name];
  const own = mode === 'merge' ? mine[name].trim() : '';
  const choice: Choice = choices[name] ?? 'add';
  const shortOwn = own.length > 50 ? `${own.slice(0, 47)}…` : own;
  return (
    <div className="grid gap-2">
      <ReviewField
        review={review.tools}
        path={name}
        label={field.label}
        field={field}
        text={content[name]}
        isUnsure={review.isUnsure(name)}
      />
      {own !== '' && own !== content[name].trim() && (
        <ChoiceSelect
          about={field.label}
          choice={choice === 'skip' ? 'skip' : 'add'}
          options={[
            { choice: 'skip', label: reviewWords.choice.keepMine(shortOwn) },
            { choice: 'add', label: reviewWords.choice.useThis },
          ]}
          onChoose={(next) => dispatch({ type: 'choose', path: name, choice: next })}
        />
      )}
    </div>
  );
};

/** Each can be left out: a file may say more about a person than their resume is to keep. */
const Particular = ({ name, review, mine }: ReviewFieldsProps & { name: ParticularName }) => {
  const { content, choices, dispatch, mode } = review;
  const field = particularFields[name];
  const path = `particulars.${name}` as const;
  const own = mode === 'merge' ? mine.particulars[name].trim() : '';
  const { choice } = reviewWords;
  return (
    <div className="grid gap-2">
      <ReviewField
        review={review.tools}
        path={path}
        label={field.label}
        field={field}
        text={content.particulars[name]}
        isUnsure={review.isUnsure(path)}
      />
      <ChoiceSelect
        about={field.label}
        choice={choices[path] === 'skip' ? 'skip' : 'add'}
        options={[
          { choice: 'add', label: choice.useThis },
          { choice: 'skip', label: own === '' ? choice.leaveOut : choice.keepMine(own) },
        ]}
        onChoose={(next) => dispatch({ type: 'choose', path, choice: next })}
      />
    </div>
  );
};

const EntryList = ({ name, review, mine }: ReviewFieldsProps & { name: EntryListName }) => {
  const list = reviewLists[name];
  const entries = entriesOf(review.content, name);
  if (entries.length === 0) return null;
  return (
    <Group title={list.heading}>
      <Entries
        path={name}
        list={list}
        entries={entries}
        mine={review.mode === 'merge' ? entriesOf(mine, name) : noEntries}
        review={review}
      />
    </Group>
  );
};

interface EntriesProps {
  path: string;
  list: ReviewList;
  entries: readonly Entry[];
  mine: readonly Entry[];
  review: Review;
}

const Entries = ({ path, list, entries, mine, review }: EntriesProps) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
    {entries.map((entry, i) => {
      const own = `${path}.${i}`;
      const unsure = Object.keys(list.fields).filter((field) => review.isUnsure(`${own}.${field}`));
      return (
        <ReviewEntry
          key={own}
          review={review.tools}
          path={own}
          index={i}
          list={list}
          entry={entry}
          choice={review.choices[own] ?? 'add'}
          mine={mine}
          isMerge={review.mode === 'merge'}
          unsure={unsure.join(' ')}
        />
      );
    })}
  </ul>
);
