import { useId } from 'react';
import { controlClass } from '../forms/input';
import { CopyButton } from './copy-button';

interface NewAddressProps {
  address: string;
  words: { made: string; madeAbout: string; address: string; copy: string; copied: string };
  /** Copies the address; returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
}

/** A secret address that was just made: shown until the page is left, as the server does not have it any more. */
export const NewAddress = ({ address, words, onCopy }: NewAddressProps) => {
  const id = useId();
  return (
    <div role="status" className="rounded-control border border-accent-line bg-accent-soft p-3">
      <p className="font-medium">{words.made}</p>
      <p className="text-sm text-muted">{words.madeAbout}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          {words.address}
        </label>
        <input
          id={id}
          readOnly
          value={address}
          className={`${controlClass} min-h-10 min-w-0 flex-1 basis-56`}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton
          text={words.copy}
          label={words.copy}
          copiedText={words.copied}
          onCopy={() => onCopy(address)}
        />
      </div>
    </div>
  );
};
