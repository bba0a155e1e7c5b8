// Breaks: layout-is-pure, document-and-reader-are-pure
import type { ReactNode } from 'react';
import { paint } from '../pdf/paint';

export type Layout = ReactNode;
export const layout = paint;
