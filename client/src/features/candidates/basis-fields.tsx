import { useState } from 'react';
import { maxYearsKept, retentionProblems, usualYearsKept, yearsLater } from '#shared/candidates/retention';
import type { CandidateBasis } from '#shared/candidates/schema';
import { manilaDay } from '#shared/manila-day';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { basisWords as words } from './words';

export type BasisErrors = Partial<Record<keyof CandidateBasis, string>>;

const today = () => manilaDay(new Date());

/** A consent of today, kept for a year. */
const usualBasis = (): CandidateBasis => ({
  basisDate: today(),
  keepUntil: yearsLater(today(), usualYearsKept),
  sensitiveConsentOn: null,
});

/** A consent as it is typed; its errors are said once `check` was called. */
export const useBasis = (stored?: CandidateBasis) => {
  const [basis, setBasis] = useState<CandidateBasis>(() => stored ?? usualBasis());
  const [errors, setErrors] = useState<BasisErrors>({});
  const change = (next: CandidateBasis) => {
    setBasis(next);
    setErrors({});
  };
  /** Whether it can be sent. */
  const check = () => {
    const problems: BasisErrors = { ...retentionProblems(basis, today()) };
    if (basis.basisDate === '') problems.basisDate = words.noDay;
    else if (basis.keepUntil === '') problems.keepUntil = words.noDay;
    if (basis.sensitiveConsentOn === '') problems.sensitiveConsentOn = words.noDay;
    setErrors(problems);
    return Object.keys(problems).length === 0;
  };
  return { basis, errors, change, check, setErrors };
};

interface BasisFieldsProps {
  basis: CandidateBasis;
  errors: BasisErrors;
  onChange: (basis: CandidateBasis) => void;
}

/** When the person consented in writing, how long the record is kept, and whether the consent covers sensitive particulars. */
export const BasisFields = ({ basis, errors, onChange }: BasisFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label={words.basisDate} error={errors.basisDate} required>
      {(control) => (
        <Input
          {...control}
          type="date"
          max={today()}
          value={basis.basisDate}
          onChange={({ target }) => onChange({ ...basis, basisDate: target.value })}
        />
      )}
    </Field>
    <Field label={words.keepUntil} hint={words.keepUntilHint} error={errors.keepUntil} required>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={today()}
          max={basis.basisDate ? yearsLater(basis.basisDate, maxYearsKept) : undefined}
          value={basis.keepUntil}
          onChange={({ target }) => onChange({ ...basis, keepUntil: target.value })}
        />
      )}
    </Field>
    <label className="flex items-start gap-2 text-sm sm:col-span-2">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-primary"
        checked={basis.sensitiveConsentOn !== null}
        onChange={({ target }) =>
          onChange({ ...basis, sensitiveConsentOn: target.checked ? basis.basisDate : null })
        }
      />
      <span>
        <span className="font-medium">{words.sensitive}</span>
        <span className="block text-xs text-muted">{words.sensitiveHint}</span>
      </span>
    </label>
    {basis.sensitiveConsentOn !== null && (
      <Field label={words.sensitiveOn} error={errors.sensitiveConsentOn} required>
        {(control) => (
          <Input
            {...control}
            type="date"
            max={today()}
            value={basis.sensitiveConsentOn ?? ''}
            onChange={({ target }) => onChange({ ...basis, sensitiveConsentOn: target.value })}
          />
        )}
      </Field>
    )}
  </div>
);
