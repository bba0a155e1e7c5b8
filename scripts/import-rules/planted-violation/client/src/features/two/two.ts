// Breaks: client-features-stand-alone, client-never-imports-server, document-packages-only-there, every-import-resolves
import 'docx';
import './nowhere';
import '../../../../server/main';
import { one } from '../one/one';

export const two = one + one;
