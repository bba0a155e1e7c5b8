import { Check, Copy } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../../ui/button';
import { useCopied } from '../../../ui/feedback/use-copied';

interface FingerprintProps {
  /** 64 hexadecimal digits. */
  sha256: string;
  /** Copies a text and returns whether it worked; the name is for the error message. */
  onCopy: (text: string, what: string) => Promise<boolean>;
}

/** A SHA-256 in full, grouped visually only: selected or copied, it is one word. */
export const Fingerprint = ({ sha256, onCopy }: FingerprintProps) => {
  const [copied, setCopied] = useCopied();

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <code className="min-w-0 rounded-control bg-subtle px-3 py-2 font-mono text-sm select-all print:bg-transparent print:p-0">
        {groupsOf(sha256).map((group, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            <span className="not-last:me-2">{group}</span>
          </Fragment>
        ))}
      </code>
      <Button
        variant="secondary"
        size="sm"
        className="print:hidden"
        aria-label="Copy SHA-256"
        onClick={() => void onCopy(sha256, 'SHA-256').then(setCopied)}
      >
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        Copy
      </Button>
      <span role="status" className="sr-only">
        {copied && 'SHA-256 copied'}
      </span>
    </div>
  );
};

const groupsOf = (digits: string) => digits.match(/.{1,8}/g) ?? [];
