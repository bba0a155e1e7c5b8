import type { Template } from '#shared/document/template';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { arrangeWords } from '../words';

/** All ids after one of the shown ids has moved to another's place. Those that are not shown keep theirs. */
export const movedSection = (
  all: readonly string[],
  shown: readonly string[],
  from: number,
  to: number,
): string[] => {
  const [moved, target] = [shown[from], shown[to]];
  if (moved === undefined || target === undefined) return [...all];
  const others = all.filter((id) => id !== moved);
  others.splice(others.indexOf(target) + (to > from ? 1 : 0), 0, moved);
  return others;
};

const { places: words } = arrangeWords;

const list = new Intl.ListFormat('en-US');

const namesOf = (ids: readonly string[]) =>
  list.format(
    ids.map((id) =>
      Object.hasOwn(defaultHeadings, id)
        ? defaultHeadings[id as keyof typeof defaultHeadings]
        : words.contact,
    ),
  );

/** What the template decides about the places of sections, in words. */
export const placesIn = ({ name, sections }: Template): string => {
  const printed: readonly string[] = Array.isArray(sections) ? sections : Object.values(sections).flat();
  const places =
    'side' in sections
      ? words.side(name, namesOf(sections.side))
      : 'lead' in sections
        ? words.lead(name, namesOf(sections.lead), sections.lead.length)
        : words.free(name);
  return printed.includes('credentials') ? places : words.withoutCredentials(places);
};
