import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from '../button';

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

const shownForMs = 2000;

/** Whether something was copied a moment ago, and how to set that. */
export const useCopied = () => {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownForMs);
    return () => clearTimeout(timer);
  }, [copied]);

  return [copied, setCopied] as const;
};
