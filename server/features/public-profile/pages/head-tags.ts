import { product } from '#shared/product/product';
import { escapeHtml, scriptSafeJson } from '../../../http/pages/web-app';

const maxDescription = 200;

const noindexTag = '<meta name="robots" content="noindex">';

export interface PreviewImage {
  /** The full address. */
  url: string;
  /** What it shows, for screen readers. */
  alt: string;
  /** In pixels, if known, so that a preview need not load it first. */
  size?: { width: number; height: number };
}

interface Preview {
  /** Of the browser's tab and of search results. */
  title: string;
  /** Of the link preview, which names the site by itself. */
  headline: string;
  /** Its first 200 characters are taken. Users' texts in it are without invisible signs or isolated. */
  description: string;
  /** The page's one address, whatever the request's spelling. */
  url: string;
  image: PreviewImage;
  /** How large the picture is shown. */
  card: 'summary' | 'summary_large_image';
  /** Open Graph's type and the properties that belong to it. */
  type: string;
  properties?: Record<string, string>;
  /** False keeps the page out of search engines. */
  indexed: boolean;
  /** Linked data of schema.org. */
  data: object;
}

/** The head of a page that people share: what search engines and link previews read without running a script. */
export const previewHead = (preview: Preview): string => {
  const { title, headline, url, image, card, type, properties = {}, indexed, data } = preview;
  const description = shortDescription(preview.description);
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    !indexed && noindexTag,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:title', headline),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image.url),
    image.size && meta('property', 'og:image:width', String(image.size.width)),
    image.size && meta('property', 'og:image:height', String(image.size.height)),
    meta('property', 'og:image:alt', image.alt),
    ...Object.entries(properties).map(([key, content]) => meta('property', key, content)),
    meta('name', 'twitter:card', card),
    meta('name', 'twitter:title', headline),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image.url),
    meta('name', 'twitter:image:alt', image.alt),
    `<script type="application/ld+json">${scriptSafeJson(data)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
};

/** The head of such a page where there is nothing to see, which no search engine is to list. */
export const missingHead = (title: string): string => `<title>${escapeHtml(title)}</title>\n${noindexTag}`;

const shortDescription = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxDescription
    ? line
    : `${[...line]
        .slice(0, maxDescription - 1)
        .join('')
        .trimEnd()}…`;
};
