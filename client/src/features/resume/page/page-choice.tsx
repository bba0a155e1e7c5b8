import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { accentColor, accents, type Accent } from '#shared/document/accents';
import type { Density, PaperName, PhotoShape } from '#shared/document/page-settings';
import type { MonthStyle } from '#shared/text/partial-date';
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

/** Color, paper, spacing and months of the resume, the shape of its photo, its QR code and its attached data, saved as they are chosen. */
export const PageChoice = ({ hasPhoto, ownColor }: PageChoiceProps) => {
  const { page, choose } = usePageSettings();
  const { paper, density, photo, monthStyle, qrCode, attachData } = page;
  return (
    <div role="group" aria-label={words.group} className="grid grid-cols-2 gap-3">
      <AccentChoice accent={page.accent} ownColor={ownColor} onChoose={(accent) => choose({ accent })} />
      <Field label={words.paper}>
        {(field) => (
          <Select
            {...field}
            value={paper}
            onChange={({ target }) => choose({ paper: target.value as PaperName })}
          >
            {Object.entries(paperLabels).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.spacing}>
        {(field) => (
          <Select
            {...field}
            value={density}
            onChange={({ target }) => choose({ density: target.value as Density })}
          >
            {Object.entries(words.densities).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.months}>
        {(field) => (
          <Select
            {...field}
            value={monthStyle}
            onChange={({ target }) => choose({ monthStyle: target.value as MonthStyle })}
          >
            {Object.entries(words.monthStyles).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {hasPhoto && (
        // 'As in the template' is wider than half of a small screen.
        <Field label={words.photo} className="max-sm:col-span-2">
          {(field) => (
            <Select
              {...field}
              value={photo}
              onChange={({ target }) => choose({ photo: target.value as PhotoShape })}
            >
              {Object.entries(words.photos).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
    <div className="flex flex-wrap gap-1">
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
