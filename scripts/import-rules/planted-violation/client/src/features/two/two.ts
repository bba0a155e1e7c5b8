// Breaks: client-features-stand-alone, client-never-imports-server, fflate-only-in-the-pdf-writer, docx-only-in-its-writer, every-import-resolves
import 'docx';
import 'fflate';
import './nowhere';
import '../../../../server/main';
import { one } from '../one/one';

export const two = one + one;
