import { useId, type ReactNode } from 'react';
import type { Density, PaperName, PhotoShape } from '#shared/resume-document/page-settings';
import { classNames } from '../../../lib/class-names';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import { Switch } from '../../../ui/forms/switch';
import { usePageSettings } from './page-settings';
import { useSavePage } from './use-save-page';

const papers: Record<PaperName, string> = {
  a4: 'A4',
  letter: 'Letter',
  'long-bond': 'Long bond (8.5 × 13 in)',
};

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

/** Paper and spacing of the resume, the shape of its photo and its QR code, saved as they are chosen. */
export const PageChoice = ({ hasPhoto, className = 'mb-4', children }: PageChoiceProps) => {
  const { paper, density, photo, qrCode } = usePageSettings();
  const qrCodeId = useId();
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
            {Object.entries(papers).map(([name, label]) => (
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
      <div className="col-span-full flex items-center gap-3">
        <p id={qrCodeId} className="min-w-0 flex-1 text-sm">
          <span className="block font-medium">QR code of your profile</span>
          <span className="block text-muted">
            Printed beside your contact details. It opens your public profile.
          </span>
        </p>
        <Switch aria-labelledby={qrCodeId} checked={qrCode} onCheckedChange={(on) => save({ qrCode: on })}>
          {qrCode ? 'On' : 'Off'}
        </Switch>
      </div>
    </div>
  );
};
