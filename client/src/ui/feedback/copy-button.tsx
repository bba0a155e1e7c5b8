import { Check, Copy } from 'lucide-react';
import { Button } from '../button';
import { useCopied } from './use-copied';

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers. */
  label: string;
  /** What is announced once it is copied. */
  copiedText: string;
  size?: 'sm' | 'md';
  className?: string;
  /** Returns whether it worked. */
  onCopy: () => Promise<boolean>;
}

/** Copies something, and shows and announces for a moment that it did. */
export const CopyButton = ({ text, label, copiedText, size, className, onCopy }: CopyButtonProps) => {
  const [copied, setCopied] = useCopied();
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        className={className}
        aria-label={label}
        onClick={() => void onCopy().then(setCopied)}
      >
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {text}
      </Button>
      <span role="status" className="sr-only">
        {copied && copiedText}
      </span>
    </>
  );
};
