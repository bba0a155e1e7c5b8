import { describe, expect, test } from 'vitest';
import {
  allowsNow,
  closesAt,
  deletedAt,
  may,
  mayAssign,
  mayNow,
  permissions,
  roles,
  stateOf,
  type Permission,
  type Role,
} from './policy';

/** The whole table again, in another form than the code has it: owner, admin, recruiter, viewer. */
const table: Record<Permission, string> = {
  readOrganization: 'yes yes yes yes',
  manageOrganization: 'yes yes no no',
  manageMembers: 'yes yes no no',
  readAudit: 'yes yes no no',
  readCandidates: 'yes yes yes yes',
  manageCandidates: 'yes yes yes no',
  deleteCandidates: 'yes yes no no',
  readJobOrders: 'yes yes yes yes',
  manageJobOrders: 'yes yes yes no',
  present: 'yes yes yes no',
  manageBranding: 'yes yes no no',
  exportOrganization: 'yes yes no no',
  endOrganization: 'yes no no no',
};

describe.each(permissions)('%s', (permission) => {
  test.each(
    roles.map((role, index): [Role, boolean] => [role, table[permission].split(' ')[index] === 'yes']),
  )('of the %s: %s', (role, expected) => {
    expect(may(role, permission)).toBe(expected);
    expect(mayNow({ role, state: 'active' }, permission)).toBe(expected);
  });
});

/** What each permission is once the plan has ended: while it can be read, and while it is closed. */
const ended: Record<Permission, string> = {
  readOrganization: 'yes yes',
  manageOrganization: 'no no',
  manageMembers: 'yes yes',
  readAudit: 'yes no',
  readCandidates: 'yes no',
  manageCandidates: 'no no',
  deleteCandidates: 'yes no',
  readJobOrders: 'yes no',
  manageJobOrders: 'no no',
  present: 'no no',
  manageBranding: 'no no',
  exportOrganization: 'yes no',
  endOrganization: 'yes yes',
};

test.each(permissions)('%s after the end of the plan', (permission) => {
  const expected = ended[permission].split(' ').map((word) => word === 'yes');
  expect([allowsNow('readOnly', permission), allowsNow('closed', permission)]).toEqual(expected);
  expect(allowsNow('active', permission)).toBe(true);
});

test('after the plan: 30 days of reading, then closed, deleted 90 days later', () => {
  const planEndedAt = new Date('2026-11-01T00:00:00Z');
  const at = (moment: string, isOnPlan = false) => stateOf({ isOnPlan, planEndedAt }, new Date(moment));
  expect(at('2026-11-30T23:59:59Z')).toBe('readOnly');
  expect(at('2026-12-01T00:00:00Z')).toBe('closed');
  expect(at('2027-06-01T00:00:00Z', true)).toBe('active');
  expect(stateOf({ isOnPlan: false, planEndedAt: null }, new Date())).toBe('readOnly');
  expect(closesAt(planEndedAt)).toEqual(new Date('2026-12-01T00:00:00Z'));
  expect(deletedAt(planEndedAt)).toEqual(new Date('2027-03-01T00:00:00Z'));
});

test('only the owner makes admins, no role makes an owner', () => {
  const assigned = (role: Role) => roles.filter((other) => mayAssign(role, other));
  expect(assigned('owner')).toEqual(['admin', 'recruiter', 'viewer']);
  expect(assigned('admin')).toEqual(['recruiter', 'viewer']);
  expect(assigned('recruiter')).toEqual([]);
  expect(assigned('viewer')).toEqual([]);
});
