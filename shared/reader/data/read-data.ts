// Resumes that programs write as data. Each becomes a JSON Resume, whose import knows the limits and lists what has no place.
import { importLimits } from '#shared/resume/json-resume/import-limits';
import { isRecord, recordOf, type JsonRecord } from '#shared/resume/json-resume/reading';
import { Refusal } from '../archive/refusal';
import { isReactiveResume, readReactiveResume } from './reactive-resume';
import { isRenderCv, readRenderCv } from './rendercv';

const sections =
  'work education skills volunteer projects certificates awards languages publications interests references'.split(
    ' ',
  );
const isJsonResume = (value: JsonRecord) =>
  isRecord(value.basics) || sections.some((name) => Array.isArray(value[name]));

/** How deep programs wrap a resume: {data: {resume: …}}, [{…}]. */
const maxDepth = 3;
/** Of the keys of each wrapper. */
const maxKeys = 50;

/**
 * The resume in parsed data as a JSON Resume; undefined where none is known. Formats: https://docs.jsonresume.org/schema,
 * https://rxresu.me (versions 4 and 5) and https://docs.rendercv.com
 */
const resumeInData = (value: unknown, depth = 0): JsonRecord | undefined => {
  if (isRecord(value)) {
    if (isReactiveResume(value)) return readReactiveResume(value);
    if (isRenderCv(value)) return readRenderCv(recordOf(value.cv));
    if (isJsonResume(value)) return value;
  }
  if (typeof value !== 'object' || value === null || depth === maxDepth) return undefined;
  for (const [key, part] of Object.entries(value).slice(0, maxKeys)) {
    const found = typeof part === 'object' ? resumeInData(part, depth + 1) : undefined;
    if (found) return { ...found, ...othersOf(value, key, found) };
  }
  return undefined;
};

/** What is beside the resume in its wrapper, under names that the import lists as sections it does not know. */
const othersOf = (wrapper: object, key: string, found: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(wrapper)
      .filter(([name]) => name !== key)
      .map(([name, value]: [string, unknown]) => [
        name in found || name === 'meta' || /^\d+$/.test(name) ? `beside the resume ${name}` : name,
        value,
      ]),
  );

/** JSON with a resume anywhere in it as a JSON Resume. What is too long or damaged is left to the import, which says so. */
export const readJson = (text: string): string => {
  if (text.length > importLimits.bytes) return text;
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return text;
  }
  const found = resumeInData(value);
  if (found === undefined) throw new Refusal('unknown-data');
  return found === value ? text : JSON.stringify(found);
};

/** YAML of a resume's length: aliases cannot multiply, and what is nested too deeply is refused. */
export const readYaml = async (text: string): Promise<JsonRecord> => {
  if (text.length > maxYaml) throw new Refusal('unpacks-too-large');
  const { parse } = await import('yaml');
  const found = resumeInData(
    parsedOr(() => parse(text, { maxAliasCount: 100, schema: 'core', logLevel: 'silent' })),
  );
  if (!found) throw new Refusal('unknown-data');
  return found;
};
const maxYaml = 200_000;

const parsedOr = (parse: () => unknown): unknown => {
  try {
    return parse();
  } catch {
    throw new Refusal('unknown-data');
  }
};
