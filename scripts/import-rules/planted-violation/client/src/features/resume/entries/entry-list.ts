import { editor } from '../editor/use-resume-editor';

export const entries = editor;
