import { useId, type ReactNode } from 'react';
import type { Density, PaperName, PhotoShape } from '#shared/resume-document/page-settings';
import { classNames } from '../../../lib/class-names';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import { Switch } from '../../../ui/forms/switch';
import { paperLabels, usePageSettings } from './page-settings';
import { useSavePage } from './use-save-page';

const densities: Record<Density, string> = {
  automatic: 'Automatic',
  comfortable: 'Comfortable',
  compact: 'Compact',
};

const photos: Record<PhotoShape, string> = {
  automatic: 'As in the template',
  round: 'Round',
  square: 'Square',
  none: 'No photo',
};

interface PageChoiceProps {
  /** Whether there is a photo to choose a shape for. */
  hasPhoto: boolean;
  className?: string;
  /** Another choice about the pages, before these. */
  children?: ReactNode;
}

/** Paper and spacing of the resume, the shape of its photo, its QR code and its attached data, saved as they are chosen. */
export const PageChoice = ({ hasPhoto, className = 'mb-4', children }: PageChoiceProps) => {
  const { paper, density, photo, qrCode, attachData } = usePageSettings();
  const { save } = useSavePage();
  return (
    <div role="group" aria-label="Page" className={classNames('grid grid-cols-2 gap-3', className)}>
      {children}
      <Field label="Paper">
        {(field) => (
          <Select
            {...field}
            value={paper}
            onChange={({ target }) => save({ paper: target.value as PaperName })}
          >
            {Object.entries(paperLabels).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Spacing">
        {(field) => (
          <Select
            {...field}
            value={density}
            onChange={({ target }) => save({ density: target.value as Density })}
          >
            {Object.entries(densities).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {hasPhoto && (
        // 'As in the template' is wider than half of a small screen.
        <Field label="Photo" className="max-sm:col-span-2">
          {(field) => (
            <Select
              {...field}
              value={photo}
              onChange={({ target }) => save({ photo: target.value as PhotoShape })}
            >
              {Object.entries(photos).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <PageSwitch label="QR code of your profile" isOn={qrCode} onChange={(on) => save({ qrCode: on })}>
        Printed beside your contact details. It opens your public profile.
      </PageSwitch>
      <PageSwitch
        label="Attach data for re-import"
        isOn={attachData}
        onChange={(on) => save({ attachData: on })}
      >
        Your PDF carries the text it prints, and nothing hidden. Import the PDF to get everything back.
      </PageSwitch>
    </div>
  );
};

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
        {isOn ? 'On' : 'Off'}
      </Switch>
    </div>
  );
};
