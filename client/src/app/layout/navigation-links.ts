import {
  Activity,
  BriefcaseBusiness,
  CreditCard,
  Files,
  LayoutDashboard,
  Receipt,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

export interface NavigationLink {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Where it is the current one too. */
  also?: string;
  /** The same for all paths that start so. */
  alsoBelow?: string;
}

export const dashboardLink: NavigationLink = { href: '/', label: 'Dashboard', icon: LayoutDashboard };
export const billingLink: NavigationLink = { href: '/billing', label: 'Billing', icon: CreditCard };
export const documentsLink: NavigationLink = {
  href: '/documents',
  label: 'Documents',
  icon: Files,
  also: '/letters',
};
export const applicationsLink: NavigationLink = {
  href: '/applications',
  label: 'Applications',
  icon: BriefcaseBusiness,
};
export const teamLink: NavigationLink = {
  href: '/team',
  label: 'Team',
  icon: UsersRound,
  alsoBelow: '/team/',
};
export const adminBillingLink: NavigationLink = {
  href: '/admin/manual-billing',
  label: 'Admin Billing',
  icon: Receipt,
};
export const webhookMonitorLink: NavigationLink = {
  href: '/webhook-monitor',
  label: 'Webhook Monitor',
  icon: Activity,
};
