import { useFormContext, useWatch } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/schema';
import { particularFields, particularNames, type ParticularName } from '#shared/resume/particulars';
import { Button } from '../../../ui/button';
import { Switch } from '../../../ui/forms/switch';
import { toast } from '../../../ui/feedback/toast';
import { FoldingCard } from '../entries/folding-card';
import { DateField } from '../dates/date-field';
import { normalizeTyping, resumeOf, type FormContent } from '../form/form-content';
import { ResumeField } from '../form/resume-field';
import { foldWords, particularWords as words, toolbarWords } from '../words';
import { SuggestedField } from './suggested-field';

const suggestions: Partial<Record<ParticularName, readonly string[]>> = {
  sex: ['Female', 'Male'],
  civilStatus: ['Single', 'Married', 'Widowed', 'Separated', 'Annulled'],
  citizenship: ['Filipino'],
};

/** What forms ask about a person: never public, and printed only in Bio-data, as far as it is switched on. */
export const ParticularsCard = ({ user }: { user: CurrentUser }) => {
  const form = useFormContext<FormContent>();
  const exportAll = async () => {
    normalizeTyping(form);
    const content = structuredClone(resumeOf(form.getValues(), ''));
    try {
      const { downloadJsonResume } = await import('../form/export-resume');
      downloadJsonResume(content, { ...user, email: user.contactEmail }, true);
    } catch (error) {
      console.error('Failed to export the resume', error);
      toast({ ...toolbarWords.exportFailed, variant: 'destructive' });
    }
  };
  return (
    <FoldingCard
      titleId="resume-particulars"
      title={words.title}
      description={words.description}
      state={<FilledParticulars />}
      parts={['particulars']}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {particularNames.map((name) => (
          <div key={name} className={name === 'streetAddress' || name === 'nextOfKin' ? 'sm:col-span-2' : ''}>
            <ParticularField name={name} />
            <PrintSwitch name={name} />
          </div>
        ))}
      </div>
      <div className="mt-5 border-t pt-4">
        <Button variant="secondary" size="sm" onClick={() => void exportAll()}>
          {words.export}
        </Button>
        <p className="mt-2 text-xs text-muted">{words.exportHint}</p>
      </div>
    </FoldingCard>
  );
};

const FilledParticulars = () => {
  const { control } = useFormContext<FormContent>();
  const count = useWatch({ control, name: 'particulars', compute: filledIn });
  return count > 0 ? words.filled(count) : foldWords.nothing;
};

const filledIn = (particulars: FormContent['particulars']) =>
  particularNames.filter((name) => particulars[name].trim() !== '').length;

const ParticularField = ({ name }: { name: ParticularName }) => {
  const props = {
    name: `particulars.${name}` as const,
    field: particularFields[name],
    hint: words.hints[name],
  };
  if (name === 'birthDate') return <DateField {...props} />;
  const proposed = suggestions[name];
  if (proposed) return <SuggestedField {...props} suggestions={proposed} />;
  return <ResumeField {...props} input={{ autoComplete: 'off' }} />;
};

const PrintSwitch = ({ name }: { name: ParticularName }) => {
  const { control, getValues, setValue } = useFormContext<FormContent>();
  const isPrinted = useWatch({
    control,
    name: 'particulars.printed',
    compute: (printed) => (printed ?? []).includes(name),
  });
  const change = (next: boolean) => {
    const others = getValues('particulars.printed').filter((other) => other !== name);
    setValue('particulars.printed', next ? [...others, name] : others, { shouldDirty: true });
  };
  return (
    <Switch
      className="mt-2 text-left"
      checked={isPrinted}
      onCheckedChange={change}
      aria-label={words.print(particularFields[name].label)}
    >
      {isPrinted ? words.printed : words.notPrinted}
    </Switch>
  );
};
