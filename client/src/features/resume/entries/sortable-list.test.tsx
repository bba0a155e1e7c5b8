import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findAnnounced } from '../../../testing/find-announced';
import { SortableEntry } from './sortable-entry';
import { SortableList } from './sortable-list';

const gap = 10;

/** A list of entries with these heights, one below the other; `order` is what is shown. */
const openList = (heights: Record<string, number>) => {
  const List = () => {
    const [names, setNames] = useState(Object.keys(heights));
    return (
      <SortableList
        ids={names}
        labelOf={(index) => names[index] ?? ''}
        onMove={(from, to) => {
          const others = names.filter((_, index) => index !== from);
          setNames(others.toSpliced(to, 0, names[from] ?? ''));
        }}
        className=""
      >
        {names.map((name) => (
          <SortableEntry key={name} id={name} label={name} />
        ))}
      </SortableList>
    );
  };
  const order = () =>
    screen
      .getAllByRole('button', { name: /^Reorder / })
      .map((handle) => handle.ariaLabel?.slice('Reorder '.length));
  // jsdom lays nothing out.
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const all = order().map((name) => heights[name ?? ''] ?? 0);
    const place = this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) : -1;
    const top = all.slice(0, Math.max(place, 0)).reduce((sum, height) => sum + height + gap, 0);
    const whole = all.reduce((sum, height) => sum + height + gap, -gap);
    return new DOMRect(0, top, 100, place < 0 ? whole : all[place]);
  });
  onTestFinished(() => boxes.mockRestore());
  render(<List />);

  const press = { pointerId: 1, isPrimary: true, button: 0, clientX: 5 };
  const handle = (name: string) => screen.getByRole('button', { name: `Reorder ${name}` });
  return {
    order,
    handle,
    pickUp: (name: string, y: number) => {
      fireEvent.pointerDown(handle(name), { ...press, clientY: y });
      fireEvent.pointerMove(document, { ...press, clientY: y + 5 });
    },
    dragTo: async (y: number) => {
      fireEvent.pointerMove(document, { ...press, clientY: y });
      // The library measures the list in a task of its own.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    },
    drop: () => fireEvent.pointerUp(document, press),
  };
};

test('an entry is dragged by its handle, announced, and keeps the focus', async () => {
  const { order, handle, pickUp, dragTo, drop } = openList({ One: 100, Two: 100, Three: 100 });
  pickUp('One', 10);
  await findAnnounced('Picked up One');
  await dragTo(130);
  await findAnnounced('Over position 2 of 3');
  drop();
  await findAnnounced('One moved to position 2 of 3');
  expect(order()).toEqual(['Two', 'One', 'Three']);
  expect(handle('One')).toHaveFocus();
});

test('a tall entry changes places with a low one, in both directions', async () => {
  const { order, pickUp, dragTo, drop } = openList({ Tall: 600, Low: 40 });
  pickUp('Tall', 10);
  await dragTo(90);
  drop();
  await findAnnounced('Tall moved to position 2 of 2');
  expect(order()).toEqual(['Low', 'Tall']);
  pickUp('Tall', 60);
  await dragTo(10);
  drop();
  await findAnnounced('Tall moved to position 1 of 2');
  expect(order()).toEqual(['Tall', 'Low']);
});

test('an entry that is put back stays where it was', async () => {
  const { order, pickUp, dragTo, drop } = openList({ One: 100, Two: 100 });
  pickUp('One', 10);
  await dragTo(130);
  await dragTo(12);
  await findAnnounced('Over position 1 of 2');
  drop();
  await findAnnounced('One stays where it was');
  expect(order()).toEqual(['One', 'Two']);
});
