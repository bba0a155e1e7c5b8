import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TextSection } from '#shared/document/text/plain-text';
import { copyText } from '../../../../features/sharing/copy-text';
import { Button } from '../../../../ui/button';
import { useCopied } from '../../../../ui/feedback/copy-button';
import { formatWords } from '../words';

const { copy: words } = formatWords;

/** The resume's text in parts, each with a button that copies it. */
export const CopySections = ({ sections }: { sections: readonly TextSection[] }) => {
  const [copied, setCopied] = useCopied();
  const [last, setLast] = useState<TextSection>();
  const list = useRef<HTMLUListElement>(null);
  // The button that showed this is gone.
  useEffect(() => {
    list.current?.focus();
  }, []);

  const copy = async (section: TextSection) => {
    setLast(section);
    setCopied(await copyText(section.text, 'text'));
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={words.sections} className="space-y-5 outline-none">
        {sections.map((section) => {
          const isCopied = copied && last?.id === section.id;
          const [Icon, label] = isCopied ? [Check, words.done] : [Copy, words.action];
          return (
            <li key={section.id}>
              <div className="flex items-center justify-between gap-3">
                <h3 className="min-w-0 text-sm font-medium wrap-anywhere">{section.heading}</h3>
                <Button
                  variant="secondary"
                  size="sm"
                  className="min-w-24"
                  aria-label={words.of(label, section.heading)}
                  onClick={() => void copy(section)}
                >
                  <Icon aria-hidden />
                  {label}
                </Button>
              </div>
              <p className="mt-2 line-clamp-5 rounded-control bg-subtle px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
                {section.text}
              </p>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {copied && last && words.announced(last.heading)}
      </p>
    </>
  );
};
