import { isRecord, keysWithText, lineOf, listOf, plainText, textsOf, type JsonRecord } from './reading';
import { cutText, type ImportReport } from './report';
import { resumeLimits } from '../resume-fields';
import { hasRoomForSkill, isSameSkill } from '../skills';

const maxSkill = resumeLimits.skill.max;

/** Every skill's name, with its level where both fit, and its keywords in the file's order; no duplicates. */
export const readSkills = (file: JsonRecord, report: ImportReport): string[] => {
  const skills: string[] = [];
  // As the file has them: uncut, and their names without a level.
  const texts: string[] = [];
  const names: string[] = [];
  const taken: string[] = [];

  /** `name` is the skill without its level; `known` are those that it may not repeat. */
  const add = (text: string, name: string, known: readonly string[]) => {
    const skill = cutText(text, maxSkill);
    if (skill === '') return;
    if (known.some((other) => isSameSkill(other, text)))
      return report.leftWhereItIs('Skill', text, 'It is in the list already');
    if (!hasRoomForSkill(skills))
      return report.setAside('Skill', text, `Maximum ${resumeLimits.skills} skills allowed`);
    skills.push(skill);
    texts.push(text);
    names.push(name);
    if (skill === text) taken.push(skill);
    else {
      report.shortened('Skill', skill, `Cut to ${maxSkill} characters: ${text}`);
      report.keep('Skill', text);
    }
  };

  for (const group of listOf(file.skills)) {
    if (!isRecord(group)) {
      add(lineOf(group), lineOf(group), texts);
      if (lineOf(group) === '')
        report.leftOut('Skill', plainText(group), 'It is not in the form that JSON Resume uses');
      continue;
    }
    const name = lineOf(group.name);
    const level = lineOf(group.level);
    const both = name && level ? `${name} (${level})` : name;
    const levelFits = both.length <= maxSkill;
    const what = `Skill ${name}`.trim();
    // 'English (Fluent)' and 'English (Basic)' are two skills.
    add(levelFits ? both : name, name, texts);
    if (level && (!levelFits || !name))
      report.setAside(`${what}: level`, level, 'It does not fit in a skill');
    for (const keyword of textsOf(group.keywords)) add(keyword, keyword, [...names, ...texts]);
    report.nameOddItems(what, 'keywords', [group.keywords].flat());
    report.leftovers(what, group, [...keysWithText(group, ['name', 'level']), 'keywords']);
  }
  report.taken('Skills', taken.join(', '));
  return skills;
};

const levels =
  /^(?:beginner|basic|novice|elementary|intermediate|advanced|proficient|skilled|competent|fluent|expert|master)$/i;

/** 'Excel (Expert)' has its level in the format's own key; a bracket with another word, as in 'AWS (EC2)', is part of the name. */
export const writeSkill = (skill: string): JsonRecord => {
  const [, name = '', level = ''] = /^(\S.*) \(([^()]+)\)$/.exec(skill) ?? [];
  return levels.test(level) ? { name, level } : { name: skill };
};
