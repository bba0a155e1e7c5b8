import { isRecord, lineOf, listOf, textsOf, type JsonRecord } from './reading';
import { cutText, type ImportReport } from './report';
import { resumeLimits } from '../schema';
import { hasRoomForSkill, isSameSkill } from '../skills';

const maxSkill = resumeLimits.skill.max;

/** Every skill's name and keywords in the file's order, then languages while there is room; no duplicates. */
export const readSkills = (file: JsonRecord, report: ImportReport): string[] => {
  const skills: string[] = [];
  const taken: string[] = [];

  const add = (what: string, text: string) => {
    const skill = cutText(text, maxSkill);
    if (skill === '') return;
    if (skills.some((known) => isSameSkill(known, skill)))
      return report.leftOut(what, text, 'It is in the list already');
    if (!hasRoomForSkill(skills))
      return report.leftOut(what, text, `Maximum ${resumeLimits.skills} skills allowed`);
    skills.push(skill);
    if (skill === text) taken.push(skill);
    else report.shortened(what, skill, `Cut to ${maxSkill} characters: ${text}`);
  };

  const groups = listOf(file.skills);
  for (const group of groups) {
    if (!isRecord(group)) {
      add('Skill', lineOf(group));
      continue;
    }
    const name = lineOf(group.name);
    for (const text of [name, ...textsOf(group.keywords)].filter(Boolean)) add('Skill', text);
  }
  const withoutLanguages = taken.length;
  for (const { language, fluency } of languagesIn(file)) {
    const both = fluency ? `${language} (${fluency})` : language;
    const fits = both.length <= maxSkill;
    add('Language', fits ? both : language);
    if (!fits) report.leftOut(`Language ${language}: fluency`, fluency, 'It does not fit in a skill');
  }
  const note = taken.length > withoutLanguages ? 'Languages are added as skills' : undefined;
  report.taken('Skills', taken.join(', '), note);
  for (const group of groups.filter(isRecord))
    report.leftovers(`Skill ${lineOf(group.name)}`.trim(), group, ['name', 'keywords']);
  return skills;
};

const languagesIn = (file: JsonRecord) =>
  listOf(file.languages)
    .map((entry) =>
      isRecord(entry)
        ? { language: lineOf(entry.language), fluency: lineOf(entry.fluency) }
        : { language: lineOf(entry), fluency: '' },
    )
    .filter(({ language }) => language !== '');
