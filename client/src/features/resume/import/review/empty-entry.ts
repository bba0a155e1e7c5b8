import type { CustomEntry } from '#shared/resume/sections/schema';

export const emptyCustomEntry: CustomEntry = { title: '', place: '', date: '', text: '' };
