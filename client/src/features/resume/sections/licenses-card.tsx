import { FileText, Unlink, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { fileTypeName, formatFileSize } from '#shared/credentials/file-facts';
import type { Credential } from '#shared/credentials/schema';
import { licensePresets } from '#shared/resume/presets/licenses';
import { proofsOf } from '#shared/resume/sections/proofs';
import { licenseFields } from '#shared/resume/sections/section-fields';
import type { LicenseEntry } from '#shared/resume/sections/schema';
import { isNoExpiry } from '#shared/text/partial-date';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import { Switch } from '../../../ui/forms/switch';
import { DateField } from '../dates/date-field';
import type { FormContent } from '../form/form-content';
import { ResumeField } from '../form/resume-field';
import { useFieldHints } from '../entries/profession-hints';
import { CheckboxField } from './checkbox-field';
import { SectionCard } from './section-card';
import { PresetField } from './suggested-field';
import { licenseWords as words } from '../words';

/** An uploaded credential of the user that may prove a license. */
export type CredentialChoice = Pick<
  Credential,
  'id' | 'title' | 'issuer' | 'isPublic' | 'fileUrl' | 'fileType' | 'fileSize' | 'thumbnailUrl'
>;

/** The user's uploaded credentials, and the way to another one. */
export interface OwnCredentials {
  /** Undefined while they load, and when that failed. */
  list: readonly CredentialChoice[] | undefined;
  /** Opens the upload of a credential with what its license says; `link` receives the id of what was uploaded. */
  onAdd: (license: Pick<LicenseEntry, 'name' | 'issuer' | 'issued'>, link: (id: string) => void) => void;
}

/** Licenses and certificates, whose entries have more than a table of fields. */
export const LicensesCard = ({ credentials }: { credentials: OwnCredentials }) => (
  <SectionCard
    id="licenses"
    renderEntry={(index) => <LicenseFields index={index} credentials={credentials} />}
  />
);

const presets = licensePresets.map(({ name, issuer, expires }) => ({
  text: name,
  values: { issuer, ...(!expires && { noExpiry: true }) },
}));

interface LicenseFieldsProps {
  index: number;
  credentials: OwnCredentials;
}

/** A license or certificate. Choosing a known one fills in who issues it and whether it expires. */
const LicenseFields = ({ index, credentials }: LicenseFieldsProps) => {
  const { control, setValue } = useFormContext<FormContent>();
  const hints = useFieldHints();
  const path = `licenses.${index}` as const;
  const noExpiry = useWatch({ control, name: `${path}.noExpiry` });
  const hasNumber = useWatch({
    control,
    name: `${path}.number`,
    compute: (number) => (number ?? '').trim() !== '',
  });

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PresetField
        path={path}
        name={`${path}.name`}
        field={licenseFields.name}
        hint={words.name(hints?.license)}
        presets={presets}
      />
      <ResumeField name={`${path}.issuer`} field={licenseFields.issuer} hint={words.issuer} />
      <DateField name={`${path}.issued`} field={licenseFields.issued} hint={words.issued} />
      <div>
        <DateField
          name={`${path}.validUntil`}
          field={licenseFields.validUntil}
          hint={words.validUntil}
          disabled={noExpiry}
          takes={(typed) => {
            const isUnending = isNoExpiry(typed);
            if (isUnending) setValue(`${path}.noExpiry`, true, { shouldDirty: true });
            return isUnending;
          }}
        />
        <CheckboxField name={`${path}.noExpiry`}>{words.noExpiry}</CheckboxField>
      </div>
      <div>
        <ResumeField
          name={`${path}.number`}
          field={licenseFields.number}
          label={words.number}
          hint={words.numberHint}
          input={{ autoComplete: 'off' }}
        />
        {hasNumber && <NumberSwitch path={path} />}
      </div>
      <ResumeField
        name={`${path}.link`}
        field={licenseFields.link}
        label={words.link}
        hint={words.linkHint}
        input={{ type: 'url', inputMode: 'url' }}
      />
      <ProofField path={path} credentials={credentials} />
    </div>
  );
};

const NumberSwitch = ({ path }: { path: `licenses.${number}` }) => {
  const { control, setValue } = useFormContext<FormContent>();
  const isPublic = useWatch({ control, name: `${path}.numberIsPublic` });
  return (
    <Switch
      className="mt-2 text-left"
      checked={isPublic}
      onCheckedChange={(next) => setValue(`${path}.numberIsPublic`, next, { shouldDirty: true })}
    >
      {words.showNumber}
    </Switch>
  );
};

interface ProofFieldProps {
  path: `licenses.${number}`;
  credentials: OwnCredentials;
}

/** The uploaded credential that proves a license: to see, to replace, to unlink, or to upload now. */
const ProofField = ({ path, credentials: { list, onAdd } }: ProofFieldProps) => {
  const { control, getValues, setValue } = useFormContext<FormContent>();
  // Controlled: options that arrive later must not change what is chosen.
  const { field: select, fieldState } = useController({ control, name: `${path}.credentialId` });
  const addButton = useRef<HTMLButtonElement>(null);
  const chosen = select.value;
  const credential = list?.find(({ id }) => id === chosen);
  const isShownWith = useWatch({
    control,
    name: 'licenses',
    compute: (licenses) => proofsOf(licenses, list ?? [])[Number(path.split('.')[1])]?.title,
  });
  const link = (id: string) =>
    setValue(`${path}.credentialId`, id, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="space-y-2 rounded-control border p-3 sm:col-span-2">
      {credential && <LinkedCredential {...credential} />}
      {(list?.length || chosen) && (
        <Field
          label={words.credential.label}
          hint={
            !chosen && isShownWith
              ? words.credential.isSame(isShownWith)
              : credential && !credential.isPublic
                ? words.credential.isPrivate
                : words.credential.hint
          }
          error={fieldState.error?.message}
        >
          {(field) => (
            <Select {...field} {...select}>
              <option value="">{words.credential.none}</option>
              {list?.map(({ id, title, isPublic }) => (
                <option key={id} value={id}>
                  {isPublic ? title : words.credential.private(title)}
                </option>
              ))}
              {chosen && !credential && (
                <option value={chosen}>{list ? words.credential.deleted : words.credential.notLoaded}</option>
              )}
            </Select>
          )}
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={addButton}
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => onAdd(getValues(path), link)}
        >
          <Upload aria-hidden /> {chosen ? words.credential.another : words.credential.add}
        </Button>
        {chosen && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              link('');
              // The pressed button goes with the link.
              addButton.current?.focus();
            }}
          >
            <Unlink aria-hidden /> {words.credential.unlink}
          </Button>
        )}
        {!chosen && !list?.length && <p className="text-xs text-muted">{words.credential.hint}</p>}
      </div>
    </div>
  );
};

const LinkedCredential = ({ title, fileUrl, fileType, fileSize, thumbnailUrl }: CredentialChoice) => (
  <div className="flex items-center gap-3">
    {thumbnailUrl ? (
      <img
        src={thumbnailUrl}
        alt=""
        loading="lazy"
        className="size-12 shrink-0 rounded-control border bg-subtle object-cover"
      />
    ) : (
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-text">
        <FileText aria-hidden className="size-5" />
      </span>
    )}
    <div className="min-w-0 text-sm">
      <p dir="auto" className="font-medium wrap-anywhere">
        {title}
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted">
        {`${fileTypeName(fileType)}, ${formatFileSize(fileSize)}`}
        <a
          href={fileUrl}
          target="_blank"
          rel="noopener"
          aria-label={words.credential.openOf(title)}
          className="font-medium text-primary-text underline underline-offset-2"
        >
          {words.credential.open}
        </a>
      </p>
    </div>
  </div>
);
