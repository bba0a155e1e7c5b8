// Breaks: client-features-stand-alone, client-never-imports-server, jspdf-only-in-the-pdf-painter, every-import-resolves
import 'jspdf';
import './nowhere';
import '../../../../server/main';
import { one } from '../one/one';

export const two = one + one;
