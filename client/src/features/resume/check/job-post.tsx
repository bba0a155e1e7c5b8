import { Check, Minus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Field, Textarea } from '../../../ui/forms/field';
import { jobTerms, maxPostLength, type JobTerm } from '#shared/applications/post/job-terms';
import { checkWords } from './words';

const { post: words } = checkWords;

/** Compares the resume with a job post that the user pastes. The post stays in the browser. */
export const JobPost = ({ text }: { text: string }) => {
  const [post, setPost] = useState('');
  const deferred = useDeferredValue(post);
  const terms = useMemo(() => jobTerms(deferred, text), [deferred, text]);
  const present = terms.filter(({ isPresent }) => isPresent);

  return (
    <details className="rounded-card border">
      <summary className="min-h-11 cursor-pointer px-3 py-3 font-medium">{words.title}</summary>
      <div className="grid gap-4 border-t p-3">
        <Field label={words.label} hint={words.hint} counter={{ length: post.length, max: maxPostLength }}>
          {(control) => (
            <Textarea {...control} rows={5} value={post} onChange={(event) => setPost(event.target.value)} />
          )}
        </Field>
        {terms.length > 0 && (
          <div role="status" className="grid gap-3">
            <p>{words.result(present.length, terms.length)}</p>
            <Terms title={words.present} terms={present} />
            <Terms title={words.absent} terms={terms.filter(({ isPresent }) => !isPresent)} />
          </div>
        )}
      </div>
    </details>
  );
};

const Terms = ({ title, terms }: { title: string; terms: readonly JobTerm[] }) =>
  terms.length > 0 && (
    <div>
      <h4 className="font-medium">{title}</h4>
      <ul aria-label={title} className="mt-1.5 flex flex-wrap gap-1.5">
        {terms.map(({ term, isPresent }) => (
          <li
            key={term}
            className="inline-flex items-center gap-1 rounded-full border px-2.5 py-1 text-xs wrap-anywhere"
          >
            {isPresent ? (
              <Check aria-hidden className="size-3 text-success" />
            ) : (
              <Minus aria-hidden className="size-3 text-muted" />
            )}
            {term}
          </li>
        ))}
      </ul>
    </div>
  );
