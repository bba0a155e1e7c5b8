// Breaks: client-features-stand-alone, client-never-imports-server, document-packages-only-there, packet-package-only-there, every-import-resolves
import '@cantoo/pdf-lib';
import 'docx';
import './nowhere';
import '../../../../server/main';
import { one } from '../one/one';

export const two = one + one;
