import { useController, useFormContext, useWatch } from 'react-hook-form';
import { licensePresets } from '#shared/resume/presets/licenses';
import { licenseFields } from '#shared/resume/sections/section-fields';
import { isNoExpiry } from '#shared/text/partial-date';
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

/** An uploaded credential of the user that a license may point to. */
export interface CredentialChoice {
  id: string;
  title: string;
  isPublic: boolean;
}

/** Licenses and certificates, whose entries have more than a table of fields. */
export const LicensesCard = ({ credentials }: { credentials: readonly CredentialChoice[] | undefined }) => (
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
  credentials: readonly CredentialChoice[] | undefined;
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
      <CredentialField path={path} credentials={credentials} />
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

const CredentialField = ({
  path,
  credentials,
}: {
  path: `licenses.${number}`;
  /** Undefined while they load, and when that failed. */
  credentials: readonly CredentialChoice[] | undefined;
}) => {
  const { control } = useFormContext<FormContent>();
  // Controlled: options that arrive later must not change what is chosen.
  const { field: select, fieldState } = useController({ control, name: `${path}.credentialId` });
  const chosen = select.value;
  const credential = credentials?.find(({ id }) => id === chosen);
  if (!credentials?.length && !chosen) return null;
  return (
    <Field
      label={words.credential.label}
      hint={credential && !credential.isPublic ? words.credential.isPrivate : words.credential.hint}
      error={fieldState.error?.message}
      className="sm:col-span-2"
    >
      {(field) => (
        <Select {...field} {...select}>
          <option value="">{words.credential.none}</option>
          {credentials?.map(({ id, title, isPublic }) => (
            <option key={id} value={id}>
              {isPublic ? title : words.credential.private(title)}
            </option>
          ))}
          {chosen && !credential && (
            <option value={chosen}>
              {credentials ? words.credential.deleted : words.credential.notLoaded}
            </option>
          )}
        </Select>
      )}
    </Field>
  );
};
