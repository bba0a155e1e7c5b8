import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { jobTerms, placeOfTerm } from '#shared/applications/post/job-terms';
import { resumeText } from '#shared/applications/post/resume-text';
import { pages, partParameter } from '#shared/pages/page-table';
import { getDocument, listDocuments } from '#shared/resume/documents/endpoints';
import { getResume } from '#shared/resume/endpoints';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { apiQuery, freshFor } from '../../../lib/api/api-query';
import { Loaded } from '../../../ui/feedback/loaded';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import { Card, CardHeader } from '../../../ui/layout/card';
import { postWords as words } from '../words';

const fresh = freshFor(0);

/** Which of a post's terms a resume says, and where it could say the others. */
export const PostTerms = ({ post, company, place }: { post: string; company: string; place: string }) => {
  const [documentId, setDocumentId] = useState('');
  const documents = useQuery(apiQuery(listDocuments, { query: {}, ...fresh }));
  const main = useQuery(apiQuery(getResume, { ...fresh, enabled: documentId === '' }));
  const version = useQuery(
    apiQuery(getDocument, { params: { id: documentId }, ...fresh, enabled: documentId !== '' }),
  );
  const shown = documentId === '' ? main : version;
  const resume = shown.data;
  const deferredPost = useDeferredValue(post);
  const terms = useMemo(() => {
    if (!resume) return [];
    // No resume has to say who and where the employer is: 'Acme' is the company, and 'acme philippines' is, too.
    const names = [company, place].map((name) => name.trim().toLowerCase()).filter(Boolean);
    const isOfEmployer = (term: string) =>
      names.some((name) => name.includes(term) || term.startsWith(`${name} `));
    return jobTerms(deferredPost, resumeText(resume)).filter(
      ({ term, isPresent }) => isPresent || !isOfEmployer(term.toLowerCase()),
    );
  }, [deferredPost, resume, company, place]);
  const present = terms.filter(({ isPresent }) => isPresent);
  const missing = terms.filter(({ isPresent }) => !isPresent);
  const versions = documents.data?.documents.filter(({ isMain }) => !isMain) ?? [];
  const builder = documentId === '' ? pages.dashboard : pages.document.replace(':id', documentId);
  if (deferredPost.trim() === '') return null;

  return (
    <Card aria-label={words.terms}>
      <CardHeader title={words.terms} description={words.termsAbout} />
      {versions.length > 0 && (
        <Field label={words.compareWith} className="mb-4 max-w-80">
          {(control) => (
            <Select {...control} value={documentId} onChange={({ target }) => setDocumentId(target.value)}>
              <option value="">{words.mainResume}</option>
              {versions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Loaded
        query={shown}
        failed={words.resumeFailed}
        skeleton={<SkeletonRows label={words.loadingResume} rows={2} className="h-8 rounded-full" />}
      >
        {() =>
          terms.length === 0 ? (
            <p className="text-sm text-muted">{words.noTerms}</p>
          ) : (
            <div className="grid gap-4 text-sm">
              {missing.length > 0 && (
                <div>
                  <h3 className="font-medium">{words.missing}</h3>
                  <ul aria-label={words.missing} className="mt-1.5 flex flex-wrap gap-1.5">
                    {missing.map(({ term }) => {
                      const part = placeOfTerm(term);
                      return (
                        <li key={term}>
                          <Link
                            href={`${builder}?${partParameter}=${part}`}
                            className="inline-flex min-h-8 items-center gap-1 rounded-full border px-2.5 py-1 wrap-anywhere hover:bg-subtle pointer-coarse:min-h-11"
                          >
                            {term}
                            <span className="text-muted">{words.leadsTo(defaultHeadings[part])}</span>
                          </Link>
                        </li>
                      );
                    })}
                  </ul>
                </div>
              )}
              {present.length > 0 && (
                <div>
                  <h3 className="font-medium">{words.present}</h3>
                  <ul aria-label={words.present} className="mt-1.5 flex flex-wrap gap-1.5">
                    {present.map(({ term }) => (
                      <li
                        key={term}
                        className="inline-flex items-center gap-1 rounded-full border px-2.5 py-1 wrap-anywhere"
                      >
                        <Check aria-hidden className="size-3 text-success" /> {term}
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          )
        }
      </Loaded>
    </Card>
  );
};
