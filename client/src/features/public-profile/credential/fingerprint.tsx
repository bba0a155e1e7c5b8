import { Fragment } from 'react';
import { CopyButton } from '../../../ui/feedback/copy-button';
import { credentialPageWords } from '../words';

const { trust: words } = credentialPageWords;

interface FingerprintProps {
  /** 64 hexadecimal digits. */
  sha256: string;
  /** Copies a text and returns whether it worked; the name is for the error message. */
  onCopy: (text: string, what: string) => Promise<boolean>;
}

/** A SHA-256 in full, grouped visually only: selected or copied, it is one word. */
export const Fingerprint = ({ sha256, onCopy }: FingerprintProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <code className="min-w-0 rounded-control bg-subtle px-3 py-2 font-mono text-sm select-all print:bg-transparent print:p-0">
      {groupsOf(sha256).map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className="not-last:me-2">{group}</span>
        </Fragment>
      ))}
    </code>
    <CopyButton
      text={words.copy}
      label={words.copyHash}
      copiedText={words.copied}
      size="sm"
      className="print:hidden"
      onCopy={() => onCopy(sha256, words.hashName)}
    />
  </div>
);

const groupsOf = (digits: string) => digits.match(/.{1,8}/g) ?? [];
