import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button';
import { useCopied } from '../../ui/feedback/copy-button';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { copyText } from './copy-text';
import { shareWords } from './words';

const { link: words } = shareWords;

interface CopyLinkProps {
  url: string;
  label?: string;
  className?: string;
}

/** A link to read, select or copy with one button. */
export const CopyLink = ({ url, label = words.label, className }: CopyLinkProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useCopied();

  const copy = async () => {
    if (await copyText(url)) setCopied(true);
    else input.current?.select();
  };

  return (
    <Field label={label} {...(className && { className })}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            ref={input}
            readOnly
            value={url}
            className="min-w-0 flex-1 text-ellipsis"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="secondary" aria-label={words.copyLink} onClick={() => void copy()}>
            <span aria-hidden className="grid justify-items-center [&>*]:col-start-1 [&>*]:row-start-1">
              <Face icon={Copy} text={words.copy} shown={!copied} />
              <Face icon={Check} text={words.copied} shown={copied} />
            </span>
          </Button>
          <span role="status" className="sr-only">
            {copied && words.announced}
          </span>
        </div>
      )}
    </Field>
  );
};

const Face = ({ icon: Icon, text, shown }: { icon: typeof Copy; text: string; shown: boolean }) => (
  <span className={`inline-flex items-center gap-2 ${shown ? '' : 'invisible'}`}>
    <Icon /> {text}
  </span>
);
