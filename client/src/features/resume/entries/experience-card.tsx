import { Lightbulb } from 'lucide-react';
import { useRef, useState } from 'react';
import { emptyEntries } from '#shared/resume/empty-entries';
import { experienceFields } from '#shared/resume/resume-fields';
import { Button } from '../../../ui/button';
import { DurationField } from '../dates/duration-field';
import { ResumeField, ResumeTextField } from '../form/resume-field';
import { HiddenBadge } from '../sections/hidden-badge';
import { EntryList, useEntries } from './entry-list';
import { PhraseIdeas } from './phrase-ideas';
import { useFieldHints } from './profession-hints';
import { listTexts, entryWords, fieldWords as words } from '../words';

const { noun } = listTexts.experience;

export const ExperienceCard = () => {
  const entries = useEntries('experience', {
    noun,
    empty: emptyEntries.experience,
    namedBy: ['title', 'company'],
  });

  return (
    <EntryList {...entries} {...listTexts.experience} action={<HiddenBadge id="experience" />}>
      {(index) => <ExperienceFields index={index} />}
    </EntryList>
  );
};

const ExperienceFields = ({ index }: { index: number }) => {
  const hints = useFieldHints();
  const [showsIdeas, setShowsIdeas] = useState(false);
  const ideasButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ResumeField
        name={`experience.${index}.title`}
        field={experienceFields.title}
        {...(hints && { hint: words.example(hints.jobTitle) })}
      />
      <ResumeField
        name={`experience.${index}.company`}
        field={experienceFields.company}
        {...(hints && { hint: hints.company })}
      />
      <DurationField
        name={`experience.${index}.duration`}
        field={experienceFields.duration}
        hint={words.durationHint}
        className="sm:col-span-2"
      />
      <ResumeField
        name={`experience.${index}.location`}
        field={experienceFields.location}
        label={words.location}
        hint={words.placeHint}
      />
      <ResumeField
        name={`experience.${index}.link`}
        field={experienceFields.link}
        label={words.website}
        input={{ type: 'url', inputMode: 'url' }}
      />
      <ResumeTextField
        name={`experience.${index}.description`}
        field={experienceFields.description}
        hint={words.pointsHint}
        counted
        className="sm:col-span-2"
      />
      <Button
        ref={ideasButton}
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={words.ideasFor(entryWords.nameless(noun, index + 1))}
        aria-expanded={showsIdeas}
        onClick={() => setShowsIdeas(!showsIdeas)}
      >
        <Lightbulb aria-hidden /> {words.ideas}
      </Button>
      {showsIdeas && (
        <PhraseIdeas
          index={index}
          onClose={() => {
            setShowsIdeas(false);
            ideasButton.current?.focus();
          }}
        />
      )}
    </div>
  );
};
