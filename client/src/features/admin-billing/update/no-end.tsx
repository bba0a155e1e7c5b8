interface NoEndProps {
  checked: boolean;
  disabled: boolean;
  onChange: (noEnd: boolean) => void;
}

/** Says of an empty date what it means, and sets it on purpose. */
export const NoEnd = ({ checked, disabled, onChange }: NoEndProps) => (
  <label className="mt-1 inline-flex min-h-11 items-center gap-2 pe-2 text-sm">
    <input
      type="checkbox"
      className="size-5 accent-primary"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    No end
  </label>
);
