import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { accentColor, accents, type Accent } from '#shared/document/accents';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import { classNames } from '../../../lib/class-names';
import { Switch } from '../../../ui/forms/switch';
import { pageChoiceWords as words } from '../words';
import { paperLabels, usePageSettings } from './page-settings';

interface PageChoiceProps {
  /** Whether there is a photo to choose a shape for. */
  hasPhoto: boolean;
  /** The template's own color. */
  ownColor: string;
}

/** How the resume's pages are drawn, and what its PDF carries, saved as it is chosen. */
export const PageChoice = ({ hasPhoto, ownColor }: PageChoiceProps) => {
  const { page, choose } = usePageSettings();
  const { qrCode, attachData } = page;
  return (
    <div role="group" aria-label={words.group} className="grid grid-cols-2 gap-3">
      <AccentChoice accent={page.accent} ownColor={ownColor} onChoose={(accent) => choose({ accent })} />
      <PageSelect
        label={words.typeface}
        options={words.typefaces}
        value={page.typeface}
        onChoose={(typeface) => choose({ typeface })}
        isWide
      />
      <PageSelect
        label={words.headingSize}
        options={words.headingSizes}
        value={page.headingSize}
        onChoose={(headingSize) => choose({ headingSize })}
      />
      <PageSelect
        label={words.margins}
        options={words.marginWidths}
        value={page.margins}
        onChoose={(margins) => choose({ margins })}
      />
      <PageSelect
        label={words.paper}
        options={paperLabels}
        value={page.paper}
        onChoose={(paper) => choose({ paper })}
      />
      <PageSelect
        label={words.spacing}
        options={words.densities}
        value={page.density}
        onChoose={(density) => choose({ density })}
      />
      <PageSelect
        label={words.months}
        options={words.monthStyles}
        value={page.monthStyle}
        onChoose={(monthStyle) => choose({ monthStyle })}
      />
      {hasPhoto && (
        <PageSelect
          label={words.photo}
          options={words.photos}
          value={page.photo}
          onChoose={(photo) => choose({ photo })}
          isWide
        />
      )}
      <PageSwitch label={words.qrCode} isOn={qrCode} onChange={(on) => choose({ qrCode: on })}>
        {words.qrCodeHint}
      </PageSwitch>
      <PageSwitch label={words.attachData} isOn={attachData} onChange={(on) => choose({ attachData: on })}>
        {words.attachDataHint}
      </PageSwitch>
    </div>
  );
};

interface PageSelectProps<Value extends string> {
  label: string;
  /** What each is called. */
  options: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
  /** Its options are wider than half of a small screen. */
  isWide?: boolean;
}

const PageSelect = <Value extends string>({
  label,
  options,
  value,
  onChoose,
  isWide = false,
}: PageSelectProps<Value>) => (
  <Field label={label} className={isWide ? 'max-sm:col-span-2' : ''}>
    {(field) => (
      <Select {...field} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {Object.entries<string>(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

interface AccentChoiceProps {
  accent: Accent;
  ownColor: string;
  onChoose: (accent: Accent) => void;
}

const AccentChoice = ({ accent, ownColor, onChoose }: AccentChoiceProps) => (
  <fieldset className="col-span-full min-w-0">
    <legend className="mb-1 text-sm font-medium">
      {words.color}: <span className="font-normal">{words.colors[accent]}</span>
    </legend>
    <div className="flex flex-wrap gap-1 max-sm:gap-x-0">
      {accents.map((one) => (
        <label
          key={one}
          title={words.colors[one]}
          className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="page-accent"
            aria-label={words.colors[one]}
            className="sr-only"
            checked={one === accent}
            onChange={() => onChoose(one)}
          />
          <span
            aria-hidden
            className={classNames(
              'grid size-8 place-items-center rounded-full text-white ring-1 ring-control/50 forced-color-adjust-none',
              one === accent && 'outline-2 outline-offset-2 outline-primary',
            )}
            style={{ background: accentColor(one) ?? ownColor }}
          >
            {one === accent && <Check className="size-4" />}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

interface PageSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What it does. */
  children: ReactNode;
}

const PageSwitch = ({ label, isOn, onChange, children }: PageSwitchProps) => {
  const id = useId();
  return (
    <div className="col-span-full flex items-center gap-3">
      <p id={id} className="min-w-0 flex-1 text-sm">
        <span className="block font-medium">{label}</span>
        <span className="block text-muted">{children}</span>
      </p>
      <Switch aria-labelledby={id} checked={isOn} onCheckedChange={onChange}>
        {isOn ? words.on : words.off}
      </Switch>
    </div>
  );
};
