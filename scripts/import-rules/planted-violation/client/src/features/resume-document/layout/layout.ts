// Breaks: layout-is-pure
import type { ReactNode } from 'react';

export type Layout = ReactNode;
