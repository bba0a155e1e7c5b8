import { cleanLine } from '#shared/plain-text';
import { resumeLimits } from './schema';

export type SkillDecision = { skill: string } | { title: string; description: string };

export const isSameSkill = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

export const hasRoomForSkill = (skills: readonly string[]) => skills.length < resumeLimits.skills;

/** Whether `typed` may join `skills`: the skill as it is stored, or why not, worded for a toast. */
export const decideSkill = (typed: string, skills: readonly string[]): SkillDecision => {
  const skill = cleanLine(typed);
  if (!hasRoomForSkill(skills))
    return {
      title: `Maximum ${resumeLimits.skills} skills allowed`,
      description: 'Remove a skill to make room for another one.',
    };
  if (skill.length < 2)
    return { title: 'Skill too short', description: 'Skills must be at least 2 characters long' };
  if (skill.length > resumeLimits.skill)
    return {
      title: 'Skill too long',
      description: `Skills must be at most ${resumeLimits.skill} characters long`,
    };
  if (skills.some((known) => isSameSkill(known, skill)))
    return { title: 'Duplicate skill', description: 'This skill has already been added' };
  return { skill };
};
