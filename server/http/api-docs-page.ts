import type { z } from 'zod';
import { tokenDays, tokenLimits } from '#shared/api-tokens/schema';
import type { Endpoint } from '#shared/http/endpoint';
import { rateLimits } from '#shared/http/rate-limits';
import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import { defaultTemplate } from '#shared/document/templates';
import { jsonSchema, limitInWords } from './endpoint-facts';
import { inlineStyle } from './pages/inline-style';
import { escapeHtml } from './pages/web-app';

export const apiDocsStyle = inlineStyle(`
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 16px }
  code, pre { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
  pre { white-space: pre-wrap }
  section { border-top: 1px solid #94a3b8; padding: 8px 0 }
`);

/** The API for readers: how to use a token, then every endpoint. */
export const apiDocsPage = (endpoints: readonly Endpoint[], publicUrl: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${product.name} API</title>
${apiDocsStyle.element}
</head>
<body>
<h1>${product.name} API</h1>
<p>${escapeHtml(product.description)} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${tokenSection(endpoints, escapeHtml(publicUrl))}
<h2>All calls</h2>
${endpoints.map(describeSection).join('\n')}
</body>
</html>
`;

const isForToken = ({ token }: Endpoint) => token !== undefined;

const tokenSection = (endpoints: readonly Endpoint[], publicUrl: string) => `<section>
<h2>Your resume from a script or a site</h2>
<p>Create an API token on the page <a href="${pages.devices}">Your devices</a>. It is shown once; store it like a password. A token is
for reading your resume, for reading and writing it, or for your applications alone; it is valid for ${tokenDays.join(', ').replace(/, (?=\d+$)/, ' or ')} days, and you can revoke it at any time. An account has at
most ${tokenLimits.perUser}. ‘Sign out everywhere’ revokes all of them.</p>
<p>Send it with each call, from a server or a script, never from a public page: anyone who has it can read your resume.</p>
<pre>curl -H "Authorization: Bearer $HUSAY_TOKEN" ${publicUrl}/api/resume</pre>
<p>The PDF, in a template and on a paper of your choice, and the same resume in the JSON Resume format:</p>
<pre>curl -H "Authorization: Bearer $HUSAY_TOKEN" -o resume.pdf "${publicUrl}/api/resume.pdf?template=${defaultTemplate.id}&amp;paper=a4"
curl -H "Authorization: Bearer $HUSAY_TOKEN" -o resume.json ${publicUrl}/api/resume.json</pre>
<p>Change your resume with a token that can write. What you leave out stays as it is. With the <code>version</code> that you have read, a
resume that was changed meanwhile is not overwritten:</p>
<pre>curl -H "Authorization: Bearer $HUSAY_TOKEN" -H "Content-Type: application/json" \\
  -d '{"title": "Registered Nurse", "version": 7}' ${publicUrl}/api/resume</pre>
<p>Add a job to your applications, for example from a bookmark of your own, with a token for applications. Each field is in the list of
calls below:</p>
<pre>curl -H "Authorization: Bearer $HUSAY_TOKEN" "${publicUrl}/api/applications?search=nurse"</pre>
<p>These calls accept a token:</p>
<ul>
${endpoints
  .filter(isForToken)
  .map(({ method, path, token }) => `<li><code>${method} ${escapeHtml(path)}</code>: ${token}</li>`)
  .join('\n')}
</ul>
<p>An unknown, revoked or expired token is refused with 401, one of another scope with 403, a save over a newer version with 409. A token
may make ${rateLimits.tokenCall.perUser} calls a minute, and ${rateLimits.resumePdf.perUser} PDFs are drawn for a user in an hour; beyond that the answer is 429, and 503 while many PDFs are being
drawn, both with <code>Retry-After</code>.</p>
</section>`;

const describeSection = (endpoint: Endpoint) => {
  const schema = (name: string, type: z.ZodType | undefined, io: 'input' | 'output') =>
    type
      ? `<details><summary>${name}</summary><pre>${escapeHtml(JSON.stringify(jsonSchema(type, io), null, 2))}</pre></details>`
      : '';
  return `<section>
<h3><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></h3>
<p>${[`${escapeHtml(endpoint.summary)}.`, ...notesOn(endpoint)].join(' ')}</p>
${schema('Query', endpoint.query, 'input')}${schema('Body', endpoint.body, 'input')}${endpoint.produces ? '' : schema('Answer', endpoint.tokenResponse ?? endpoint.response, 'output')}
</section>`;
};

const notesOn = ({ upload, produces, rateLimit, token }: Endpoint): string[] => [
  ...(upload ? [`Multipart, with the file in <code>${upload}</code>.`] : []),
  ...(produces ? [`Answers with a file of type <code>${produces}</code>.`] : []),
  ...(token
    ? [
        token === 'applications'
          ? 'Accepts an API token for applications.'
          : `Accepts an API token that can ${token}.`,
      ]
    : []),
  ...(rateLimit ? [`${limitInWords(rateLimits[rateLimit])}.`] : []),
];
