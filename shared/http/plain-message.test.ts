import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainMessage } from './plain-message';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainMessage }).error?.issues[0]?.message;

const field = (schema: z.ZodType) => z.object({ lastName: schema });

test.each<[schema: z.ZodType, value: unknown, message: string]>([
  [field(z.string()), {}, 'Last name is required'],
  [field(z.string()), { lastName: null }, 'Last name is required'],
  [field(z.string()), { lastName: 5 }, 'Last name must be text'],
  [field(z.string().min(1)), { lastName: '' }, 'Last name is required'],
  [field(z.string().min(2)), { lastName: 'x' }, 'Last name must be at least 2 characters'],
  [field(z.string().max(1)), { lastName: 'xx' }, 'Last name must be at most 1 character'],
  [field(z.email()), { lastName: 'x' }, 'Last name must be an email address'],
  [field(z.iso.date()), { lastName: 'x' }, 'Last name must be a date such as 2026-11-20'],
  [
    z.object({ minutesUntilExpiry: z.int() }),
    { minutesUntilExpiry: 1.5 },
    'Minutes until expiry must be a whole number',
  ],
  [z.object({ minutes: z.int().min(1) }), { minutes: 0 }, 'Minutes must be at least 1'],
  [
    z.object({ newStatus: z.enum(['free', 'pro']) }),
    { newStatus: 'gold' },
    'New status must be one of: free, pro',
  ],
  [z.object({ newStatus: z.enum(['free', 'pro']) }), {}, 'New status is required'],
  [z.object({ skills: z.array(z.string()) }), { skills: ['a', 5] }, 'Skills, entry 2 must be text'],
  [
    z.object({ skills: z.array(z.string()).max(1) }),
    { skills: ['a', 'b'] },
    'Skills must be at most 1 entry',
  ],
  [z.object({ either: z.union([z.string(), z.int()]) }), { either: [] }, 'Either is not valid'],
  [z.object({}), [], 'This request must be a group of fields'],
])('%#: a schema without a message of its own says it in plain words', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message);
});

test('a message of the schema takes precedence', () => {
  expect(messageOf(field(z.string('Please give a name')), {})).toBe('Please give a name');
});

test('a field name chosen by the caller is quoted unchanged and truncated', () => {
  const record = z.record(z.string(), z.string());
  expect(messageOf(record, JSON.parse('{"constructor": 5}'))).toBe('Constructor must be text');
  expect(messageOf(record, { ['x'.repeat(9000)]: 5 })?.length).toBeLessThan(100);
});
