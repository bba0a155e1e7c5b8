import type { ConsentPart, ConsentParts } from '#shared/candidates/consent/wording';
import { partWords } from './words';

interface PartBoxesProps {
  legend: string;
  /** Which are offered. */
  offered: readonly ConsentPart[];
  parts: ConsentParts;
  onChange: (parts: ConsentParts) => void;
  /** Said below a part. */
  hints?: Partial<Record<ConsentPart, string>>;
}

/** The parts beside the resume, to be chosen one by one. */
export const PartBoxes = ({ legend, offered, parts, onChange, hints = {} }: PartBoxesProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1 text-sm font-medium">{legend}</legend>
    {offered.map((part) => (
      <label key={part} className="flex min-h-6 items-start gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="mt-0.5 size-4 shrink-0 accent-primary"
          checked={parts[part]}
          onChange={(event) => onChange({ ...parts, [part]: event.target.checked })}
        />
        <span className="min-w-0 wrap-anywhere">
          {partWords[part]}
          {hints[part] && <span className="block text-muted">{hints[part]}</span>}
        </span>
      </label>
    ))}
  </fieldset>
);
