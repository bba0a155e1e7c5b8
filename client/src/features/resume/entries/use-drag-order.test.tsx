import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useDragOrder } from './use-drag-order';

const handlers = { onPickUp: vi.fn(), onOver: vi.fn(), onDrop: vi.fn(), onStay: vi.fn() };

const List = () => {
  const list = useRef<HTMLOListElement>(null);
  const startDrag = useDragOrder(list, handlers);
  return (
    <section aria-label="Box" style={{ overflowY: 'auto' }}>
      <ol ref={list}>
        {['One', 'Two', 'Three'].map((name, index) => (
          <li key={name}>
            <button onPointerDown={(press) => startDrag(press, index)}>{name}</button>
          </li>
        ))}
      </ol>
    </section>
  );
};

const place = (element: Element, top: number, height: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, height));

test('near the end of a box that scrolls the box scrolls, not the page', async () => {
  const { unmount } = render(<List />);
  const box = screen.getByRole('region', { name: 'Box' });
  place(box, 100, 200);
  Object.defineProperty(box, 'clientHeight', { value: 200 });
  Object.defineProperty(box, 'scrollHeight', { value: 400 });
  screen.getAllByRole('listitem').forEach((entry, index) => place(entry, 100 + index * 130, 120));
  box.scrollBy = vi.fn(() => void (box.scrollTop += 12));
  const ofPage = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const handle = screen.getByRole('button', { name: 'One' });
  handle.setPointerCapture = () => {};
  const press = { pointerId: 1, isPrimary: true, button: 0 };
  fireEvent.pointerDown(handle, { ...press, clientY: 110 });
  fireEvent.pointerMove(handle, { ...press, clientY: 280 });
  expect(handlers.onOver).toHaveBeenLastCalledWith(1);
  // What was scrolled counts as moved.
  await waitFor(() => expect(handlers.onOver).toHaveBeenLastCalledWith(2));
  expect(box.scrollBy).toHaveBeenCalledWith({ top: 12, behavior: 'instant' });
  expect(ofPage).not.toHaveBeenCalled();
  fireEvent.pointerUp(handle, press);
  expect(handlers.onDrop).toHaveBeenCalledWith(0, 2);
  unmount();
  vi.restoreAllMocks();
});
