import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { samplePerson } from '#shared/resume/sample-resume';
import type { ResumeContent } from '#shared/resume/schema';
import { defaultTemplate } from '#shared/document/templates';
import { ResumePreview } from '../client/src/features/document/preview/resume-preview';

declare global {
  interface Window {
    benchResume: ResumeContent;
    type: (letter: string) => Promise<number>;
  }
}

let change: (letter: string) => void = () => undefined;

const Page = () => {
  const [source, setSource] = useState({
    person: samplePerson,
    resume: window.benchResume,
    credentials: [],
  });
  change = (letter) =>
    setSource((before) => ({
      ...before,
      resume: { ...before.resume, summary: `${before.resume.summary}${letter}` },
    }));
  return <ResumePreview source={source} template={defaultTemplate} watermark />;
};

const text = () => document.querySelector('svg')?.textContent ?? '';

/** Types one character and waits for the painted frame: the next frame after the update, and a task after that. */
window.type = (letter) =>
  new Promise((resolve) => {
    const start = performance.now();
    const before = text();
    const look = () => {
      if (text() === before) requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now() - start));
    };
    change(letter);
    requestAnimationFrame(look);
  });

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
