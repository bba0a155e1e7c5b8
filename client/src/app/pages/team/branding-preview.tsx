import { useMemo, useState } from 'react';
import { blindSource } from '#shared/document/blind/blind-source';
import type { DocumentSource } from '#shared/document/layout/document';
import { findTemplate } from '#shared/document/templates';
import { printedContact, printedLetterhead, type StoredLetterhead } from '#shared/letterheads/schema';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { ResumePreview } from '../../../features/document/preview/resume-preview';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import { Card, CardHeader } from '../../../ui/layout/card';
import { teamPageWords } from './words';

const words = teamPageWords.branding;

const sample: DocumentSource = { person: samplePerson, resume: sampleResume, credentials: [] };

/** A document of a sample candidate under the letterhead as it is typed. */
export const BrandingPreview = ({ name, letterhead }: { name: string; letterhead: StoredLetterhead }) => {
  const [isBlind, setIsBlind] = useState(false);
  // The same objects for the same texts, whatever else is typed.
  const look = JSON.stringify(printedLetterhead(name, letterhead));
  const printed = useMemo(() => JSON.parse(look) as ReturnType<typeof printedLetterhead>, [look]);
  const recruiter = JSON.stringify(printedContact(letterhead));
  const source = useMemo(() => {
    const contact = JSON.parse(recruiter) as ReturnType<typeof printedContact>;
    const candidate = { number: 'N-014', source: sample };
    return isBlind
      ? blindSource(candidate, { names: 'all', employers: true }, contact).source
      : { ...sample, contact };
  }, [recruiter, isBlind]);
  return (
    <Card className="lg:sticky lg:top-4">
      <CardHeader title={words.preview} description={words.sample} />
      <Field label={words.kind} className="mb-4 max-w-40">
        {(props) => (
          <Select
            {...props}
            value={isBlind ? 'blind' : 'full'}
            onChange={({ target }) => setIsBlind(target.value === 'blind')}
          >
            <option value="full">{words.full}</option>
            <option value="blind">{words.blind}</option>
          </Select>
        )}
      </Field>
      <ResumePreview
        source={source}
        template={findTemplate(letterhead.templateId)}
        paper={letterhead.paper}
        letterhead={printed}
        watermark={false}
        warnings
      />
    </Card>
  );
};
