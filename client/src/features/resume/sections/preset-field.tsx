import { useEffect, useState, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormContent } from '../editor/form-content';
import type { LoadPresets, Preset } from './presets';
import { SuggestedField } from './suggested-field';

type PresetFieldProps = Omit<ComponentProps<typeof SuggestedField>, 'suggestions'> & {
  /** Where the entry is in the form. */
  path: string;
  load: LoadPresets;
};

/** A field that proposes known texts. Choosing one fills in what is still empty in its entry. */
export const PresetField = ({ path, load, ...props }: PresetFieldProps) => {
  const presets = usePresets(load);
  const { subscribe, getValues, setValue } = useFormContext<FormContent>();

  useEffect(
    () =>
      subscribe({
        name: props.name,
        exact: true,
        formState: { values: true },
        callback: () => {
          const preset = presets.find(({ text }) => text === getValues(props.name));
          // One concrete type stands for the entries of all sections.
          const entry = getValues(path as 'licenses.0');
          if (preset)
            for (const [name, value] of missingValues(preset, entry)) setValue(...setting(path, name, value));
        },
      }),
    [path, props.name, presets, subscribe, getValues, setValue],
  );

  return <SuggestedField {...props} suggestions={[...new Set(presets.map(({ text }) => text))]} />;
};

const setting = (path: string, name: string, value: string | boolean) =>
  [`${path}.${name}` as 'licenses.0.issuer', value as string, { shouldDirty: true }] as const;

/** What a preset adds to an entry. It says nothing about an end where one is typed. */
const missingValues = ({ values }: Preset, entry: object) =>
  Object.entries(values).filter(([name, value]) => {
    const typed = (entry as Record<string, unknown>)[name];
    if (name === 'noExpiry') return typed === false && 'validUntil' in entry && entry.validUntil === '';
    return typed === '' && value !== '';
  });

const usePresets = (load: LoadPresets) => {
  const [presets, setPresets] = useState<readonly Preset[]>([]);
  useEffect(() => {
    let isShown = true;
    load().then(
      (loaded) => isShown && setPresets(loaded),
      // Without a connection there are no proposals, and any text can be typed.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return presets;
};
