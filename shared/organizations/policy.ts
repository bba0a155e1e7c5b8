/** What a member may be, the most powerful first. */
export const roles = ['owner', 'admin', 'recruiter', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What calls of an organization need. `endOrganization` is what its owner alone does: ending it, handing it over, accepting the terms. */
export const permissions = [
  'readOrganization',
  'manageOrganization',
  'manageMembers',
  'readAudit',
  'readCandidates',
  'manageCandidates',
  'deleteCandidates',
  'readJobOrders',
  'manageJobOrders',
  'present',
  'manageBranding',
  'exportOrganization',
  'endOrganization',
] as const;
export type Permission = (typeof permissions)[number];

const reading = ['readOrganization', 'readCandidates', 'readJobOrders'] as const;
const recruiting = [...reading, 'manageCandidates', 'manageJobOrders', 'present'] as const;

/** What each role may do. */
const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: permissions,
  admin: permissions.filter((permission) => permission !== 'endOrganization'),
  recruiter: recruiting,
  viewer: reading,
};

export const may = (role: Role, permission: Permission): boolean =>
  rolePermissions[role].includes(permission);

/**
 * 'active' while the owner is on the Agency plan. After that 'readOnly', for reading and export, and then 'closed' until it is
 * deleted.
 */
export const organizationStates = ['active', 'readOnly', 'closed'] as const;
export type OrganizationState = (typeof organizationStates)[number];

/** Days of reading and export after the plan has ended, and more days until everything is deleted. */
export const readOnlyDays = 30;
export const closedDays = 90;

const dayMs = 24 * 60 * 60 * 1000;
const after = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

/** When reading ends, and when everything is deleted. */
export const closesAt = (planEndedAt: Date) => after(planEndedAt, readOnlyDays);
export const deletedAt = (planEndedAt: Date) => after(planEndedAt, readOnlyDays + closedDays);

/** Both, as answers have them. */
export const endsAfter = (planEndedAt: Date) => ({
  closesAt: closesAt(planEndedAt).toISOString(),
  deletedAt: deletedAt(planEndedAt).toISOString(),
});

/** `planEndedAt` is null until a job has noticed the end. */
export const stateOf = (
  { isOnPlan, planEndedAt }: { isOnPlan: boolean; planEndedAt: Date | null },
  now: Date,
): OrganizationState => {
  if (isOnPlan) return 'active';
  return planEndedAt && closesAt(planEndedAt) <= now ? 'closed' : 'readOnly';
};

// Removing people and deleting candidates protect people, so they never wait for a plan.
const statePermissions: Record<OrganizationState, readonly Permission[]> = {
  active: permissions,
  readOnly: [
    ...reading,
    'readAudit',
    'exportOrganization',
    'manageMembers',
    'deleteCandidates',
    'endOrganization',
  ],
  closed: ['readOrganization', 'manageMembers', 'endOrganization'],
};

/** Whether the state allows it, to those whose role does. */
export const allowsNow = (state: OrganizationState, permission: Permission): boolean =>
  statePermissions[state].includes(permission);

export const mayNow = (
  { role, state }: { role: Role; state: OrganizationState },
  permission: Permission,
): boolean => may(role, permission) && allowsNow(state, permission);

/** Whether a member may give a role to another, or take it away: only below their own, and owners are made by handing over. */
export const mayAssign = (role: Role, assigned: Role): boolean =>
  may(role, 'manageMembers') && assigned !== 'owner' && (role === 'owner' || assigned !== 'admin');
