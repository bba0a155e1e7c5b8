/** The parts of a served page that programs read, found as an HTML parser finds them. */
export const readPage = (html: string) => {
  const head = /<head>([\s\S]*?)<\/head>/i.exec(html)?.[1] ?? '';
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)];
  const script = (opening: RegExp): unknown => {
    const found = new RegExp(`${opening.source}([\\s\\S]*?)</script`, 'i').exec(html);
    return found?.[1] === undefined ? undefined : JSON.parse(found[1]);
  };
  return {
    title: unescapeHtml(/<title>([\s\S]*?)<\/title/i.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(metas.map(([, name, content]) => [name!, unescapeHtml(content!)])),
    canonical: unescapeHtml(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''),
    jsonLd: script(/<script type="application\/ld\+json">/),
    initialData: script(/<script type="application\/json" id="initial-data"[^>]*>/),
    /** How many script elements a browser would see. */
    scripts: html.match(/<script/gi)?.length ?? 0,
  };
};

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const unescapeHtml = (text: string) => text.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!);
