import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultTemplate } from '#shared/document/templates';
import { renderApp } from '../../../../testing/render-app';
import { laidOut, texts } from '#shared/document/test/marks';
import { withJobs } from '#shared/document/test/people';
import { ResumeViewer } from './resume-viewer';

const source = withJobs(9);
const { pages } = laidOut(source, defaultTemplate);

afterEach(() => {
  vi.restoreAllMocks();
});

const show = () => {
  const listeners = new Set<() => void>();
  let edited: string | null = null;
  const link = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edited: () => edited,
    onPick: vi.fn<(field: string) => void>(),
  };
  const view = renderApp(
    <ResumeViewer source={source} template={defaultTemplate} watermark={false} link={link} />,
  );
  const edit = (field: string | null) =>
    act(() => {
      edited = field;
      for (const listener of listeners) listener();
    });
  const bands = () => [...view.container.querySelectorAll<HTMLElement>('[data-band=edited]')];
  return { ...view, link, edit, bands, pointer: userEvent.setup({ delay: null }) };
};

/** A press on a text of the first page. */
const press = (area: HTMLElement, field: string) => {
  const mark = texts(pages[0]).find((text) => text.field === field)!;
  const frame = within(area).getByRole('img', { name: /page 1 of/ }).parentElement!;
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 210, 297));
  fireEvent.click(frame, { clientX: mark.x + 1, clientY: mark.baseline - 1 });
};

test('says which page is in sight and zooms by steps, announcing the size', async () => {
  const { pointer } = show();
  expect(screen.getByText(`Page 1 of ${pages.length}`)).toBeInTheDocument();
  const stack = screen.getByRole('img', { name: /page 1 of/ }).parentElement!.parentElement!;
  const fit = screen.getByRole('button', { name: 'Fit width' });
  expect(fit).toHaveAttribute('aria-pressed', 'true');
  await pointer.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByText('125%', { selector: '[role=status]' })).toBeInTheDocument();
  expect(parseFloat(stack.style.width)).toBeCloseTo(992.1, 1);
  await pointer.click(fit);
  expect(screen.getByText('Page width')).toBeInTheDocument();
  expect(stack.style.width).toBe('');
});

test('highlights the edited field’s text and nothing else, without a stop for the keyboard', () => {
  const { edit, bands } = show();
  expect(bands()).toEqual([]);
  edit('title');
  const titleTop = parseFloat(bands()[0]!.style.top);
  edit('experience.0.company');
  expect(bands()).toHaveLength(1);
  expect(parseFloat(bands()[0]!.style.top)).toBeGreaterThan(titleTop);
  edit(null);
  expect(bands()).toEqual([]);
  const stops = screen.getByRole('group', { name: 'Pages' }).querySelectorAll('svg [tabindex], svg a');
  expect(stops).toHaveLength(0);
});

test('a text leads to its field', () => {
  const { link, container } = show();
  press(container, 'experience.0.title');
  expect(link.onPick).toHaveBeenCalledExactlyOnceWith('experience.0.title');
});

test('on the whole screen a text leads to its field once the dialog is closed', async () => {
  const { link, pointer } = show();
  const open = screen.getByRole('button', { name: 'Full screen' });
  await pointer.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Resume preview' });
  await pointer.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(open).toHaveFocus());
  expect(link.onPick).not.toHaveBeenCalled();

  await pointer.click(open);
  const again = await screen.findByRole('dialog', { name: 'Resume preview' });
  press(again, 'title');
  await waitFor(() => expect(link.onPick).toHaveBeenCalledExactlyOnceWith('title'));
  expect(again).not.toBeInTheDocument();
});
