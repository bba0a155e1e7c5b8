import { two } from './service';

export const allowed = () => two > 1;
