import {
  Activity,
  BriefcaseBusiness,
  CreditCard,
  LayoutDashboard,
  Receipt,
  type LucideIcon,
} from 'lucide-react';

export interface NavigationLink {
  href: string;
  label: string;
  icon: LucideIcon;
}

export const dashboardLink: NavigationLink = { href: '/', label: 'Dashboard', icon: LayoutDashboard };
export const billingLink: NavigationLink = { href: '/billing', label: 'Billing', icon: CreditCard };
export const applicationsLink: NavigationLink = {
  href: '/applications',
  label: 'Applications',
  icon: BriefcaseBusiness,
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
