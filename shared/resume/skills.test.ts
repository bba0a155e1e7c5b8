import { describe, expect, test } from 'vitest';
import { decideSkill } from './skills';

describe('adding a skill', () => {
  test('trims what was typed', () => {
    expect(decideSkill('  Patient   care ', [])).toEqual({ skill: 'Patient care' });
  });

  test('refuses a duplicate whatever its case', () => {
    expect(decideSkill('EXCEL ', ['Excel'])).toEqual({
      title: 'Duplicate skill',
      description: 'This skill has already been added',
    });
  });

  test('keeps letters that differ by an accent apart', () => {
    expect(decideSkill('Niño', ['Nino'])).toEqual({ skill: 'Niño' });
  });

  test('refuses fewer than 2 characters after trimming', () => {
    expect(decideSkill(' R ', [])).toEqual({
      title: 'Skill too short',
      description: 'Skills must be at least 2 characters long',
    });
    expect(decideSkill('Go', [])).toEqual({ skill: 'Go' });
  });

  test('refuses more than 30 characters', () => {
    expect(decideSkill('x'.repeat(31), [])).toMatchObject({ title: 'Skill too long' });
    expect(decideSkill('x'.repeat(30), [])).toEqual({ skill: 'x'.repeat(30) });
  });

  test('refuses the 21st', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `Skill ${index}`);
    expect(decideSkill('One more', twenty)).toMatchObject({ title: 'Maximum 20 skills allowed' });
  });
});
