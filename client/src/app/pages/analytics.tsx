import { ChartLine } from 'lucide-react';
import { ComingSoon } from '../layout/coming-soon';

export const AnalyticsPage = () => (
  <ComingSoon
    icon={ChartLine}
    title="Analytics Dashboard"
    description="Views of your public profile, downloads of your resume and credential uploads will be counted and listed here in a later release. Nothing is counted yet."
  />
);
