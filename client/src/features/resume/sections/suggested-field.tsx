import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
} from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormContent } from '../form/form-content';
import { ResumeField } from '../form/resume-field';

interface SuggestedFieldProps extends ComponentProps<typeof ResumeField> {
  suggestions: readonly string[];
}

/** A text field that proposes texts; any other may be typed. */
export const SuggestedField = ({ suggestions, input = {}, className, ...props }: SuggestedFieldProps) => {
  const id = useId();
  // Some lists are long, and each entry has its own.
  const [wasEntered, setWasEntered] = useState(false);
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    setWasEntered(true);
    input.onFocus?.(event);
  };
  return (
    <div className={className}>
      <ResumeField
        {...props}
        className=""
        input={{ autoComplete: 'off', ...input, onFocus: enter, list: id }}
      />
      <datalist id={id}>
        {wasEntered && suggestions.map((text) => <option key={text} value={text} />)}
      </datalist>
    </div>
  );
};

/** A text that a field proposes, and what else it means for the entry. */
export interface Preset {
  text: string;
  values: Readonly<Record<string, string | boolean>>;
}

type PresetFieldProps = Omit<ComponentProps<typeof SuggestedField>, 'suggestions' | 'input'> & {
  /** Where the entry is in the form. */
  path: string;
  presets: readonly Preset[];
};

/**
 * A field that proposes known texts. One that is chosen, or typed to its end, fills in what is still empty in its entry
 * and takes back what the one before it filled in.
 */
export const PresetField = ({ path, presets, ...props }: PresetFieldProps) => {
  const { getValues, setValue } = useFormContext<FormContent>();
  // The last known text that this field had.
  const previous = useRef<Preset>(undefined);
  const isTyped = useRef(false);
  const presetOf = (text: string) => presets.find((preset) => preset.text === text.trim());

  const apply = (text: string) => {
    isTyped.current = false;
    const preset = presetOf(text);
    if (!preset) return;
    // One concrete type stands for the entries of all sections.
    const entry = getValues(path as 'licenses.0');
    for (const [name, value] of changesBy(preset, previous.current, { ...entry }))
      setValue(`${path}.${name}` as 'licenses.0.issuer', value as string, { shouldDirty: true });
    previous.current = preset;
  };

  const applyTyped = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (isTyped.current) apply(currentTarget.value);
  };

  const input = {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      previous.current = presetOf(currentTarget.value) ?? previous.current;
    },
    onInput: ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
      isTyped.current = true;
      if (isListChoice(nativeEvent)) apply(currentTarget.value);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (savesForm(event)) applyTyped(event);
    },
    // The field's own handler has the plain event.
    onBlurCapture: applyTyped,
  };
  return (
    <SuggestedField {...props} input={input} suggestions={[...new Set(presets.map(({ text }) => text))]} />
  );
};

/** Ctrl-S or Enter, which save before the field is left: what it fills in belongs to that save. */
const savesForm = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' || ((ctrlKey || metaKey) && key.toLowerCase() === 's');

/** Whether a text of the list was chosen, which browsers report in one of these ways, and not typed. */
const isListChoice = ({ inputType }: { inputType?: string }) =>
  !inputType || inputType === 'insertReplacementText';

type Entry = Readonly<Record<string, unknown>>;

/** The values to set in an entry whose text was a known one before, and is another now. */
const changesBy = (preset: Preset, previous: Preset | undefined, entry: Entry) => {
  const takenBack = Object.entries(previous?.values ?? {})
    .filter(([name, value]) => entry[name] === value)
    .map(([name, value]) => [name, typeof value === 'boolean' ? false : ''] as const);
  const emptied = { ...entry, ...Object.fromEntries(takenBack) };
  const changes = { ...Object.fromEntries(takenBack), ...Object.fromEntries(missingValues(preset, emptied)) };
  return Object.entries(changes).filter(([name, value]) => entry[name] !== value);
};

/** What a preset adds to an entry. It says nothing about an end where one is typed. */
const missingValues = ({ values }: Preset, entry: Entry) =>
  Object.entries(values).filter(([name, value]) => {
    if (name === 'noExpiry') return entry.noExpiry === false && entry.validUntil === '';
    return entry[name] === '' && value !== '';
  });
