// Breaks: sessions-and-data-know-no-http
import { minify } from '../http/send-page';

export const store = minify;
