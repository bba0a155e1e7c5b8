import { cleanLine } from '#shared/text/plain-text';
import { resumeLimits } from './resume-fields';

/** Why a skill is refused, worded for a toast. */
interface Refusal {
  title: string;
  description: string;
}

export type SkillDecision = { skill: string } | Refusal;

// localeCompare would make one anew for each of the comparisons.
const collator = new Intl.Collator(undefined, { sensitivity: 'accent' });

export const isSameSkill = (one: string, other: string) => collator.compare(one, other) === 0;

export const hasRoomForSkill = (skills: readonly string[]) => skills.length < resumeLimits.skills;

/** Whether `typed` may join `skills`: the skill as it is stored, or why not, worded for a toast. */
export const decideSkill = (typed: string, skills: readonly string[]): SkillDecision => {
  const skill = cleanLine(typed);
  if (!hasRoomForSkill(skills))
    return {
      title: `Maximum ${resumeLimits.skills} skills allowed`,
      description: 'Remove a skill to make room for another one.',
    };
  const { min, max } = resumeLimits.skill;
  if (skill.length < min)
    return { title: 'Skill too short', description: `Skills must be at least ${min} characters long` };
  if (skill.length > max)
    return { title: 'Skill too long', description: `Skills must be at most ${max} characters long` };
  if (skills.some((known) => isSameSkill(known, skill)))
    return { title: 'Duplicate skill', description: 'This skill has already been added' };
  return { skill };
};

/** A skill that was refused, as it was typed. */
export interface RefusedSkill {
  typed: string;
  reason: Refusal;
}

/** Whether text is more than one skill: commas and line breaks separate them. */
export const separatesSkills = (text: string) => /[,\r\n]/.test(text);

/** Adds each skill in `typed` by the rule for adding one, in order. */
export const takeSkills = (typed: string, skills: readonly string[]) => {
  const added: string[] = [];
  const refused: RefusedSkill[] = [];
  for (const text of separatesSkills(typed)
    ? typed.split(/[,\r\n]+/).filter((part) => part.trim())
    : [typed]) {
    const decision = decideSkill(text, [...skills, ...added]);
    if ('skill' in decision) added.push(decision.skill);
    else refused.push({ typed: text.trim(), reason: decision });
  }
  return { added, refused };
};
