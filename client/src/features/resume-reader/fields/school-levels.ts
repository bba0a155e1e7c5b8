import type { Found, ReadEntry } from '#shared/resume/read-resume';
import { schoolScore } from '#shared/resume/words';

const level =
  /^((?:post[- ]?graduate|graduate studies|tertiary|college|vocational|technical|secondary|senior high(?: school)?|junior high(?: school)?|high school|elementary|primary)(?: (?:education|level|school))?)\s*(?::\s*|\s[–-]\s|\t)(?=\S)/i;

/**
 * 'Tertiary: University of Cebu' is a level of school before the school, as in bio-data sheets. Without a degree the level
 * is what was finished.
 */
export const withSchoolLevel = (entry: ReadEntry): ReadEntry => {
  const labeled = [entry.organization, entry.headline].find((found) => found && level.test(found.text));
  if (!labeled) return entry;
  const label = level.exec(labeled.text)?.[1] ?? '';
  const rest: Found = { ...labeled, text: labeled.text.replace(level, '') };
  const { organization } = entry;
  if (labeled === entry.headline && organization)
    return schoolScore(rest.text) > schoolScore(organization.text)
      ? { ...entry, headline: organization, organization: rest }
      : { ...entry, headline: rest };
  const finished: Found = { ...labeled, text: label, confidence: 0.7 };
  return labeled === entry.headline
    ? { ...entry, headline: finished, organization: rest }
    : { ...entry, headline: entry.headline ?? finished, organization: rest };
};
