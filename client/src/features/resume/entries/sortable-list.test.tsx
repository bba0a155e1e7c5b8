import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findAnnounced } from '../../../testing/find-announced';
import { SortableEntry } from './sortable-entry';
import { SortableList } from './sortable-list';

const gap = 10;

/** A list of entries with these heights, one below the other; `order` is what is shown. */
const openList = async (heights: Record<string, number>) => {
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
  // Dragging is loaded after the list.
  await act(() => vi.dynamicImportSettled());

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

test('what the arrow keys do is written below a list with something to move', async () => {
  const hint = 'Arrow keys go to other entries. On the handle, they move the entry.';
  const { handle } = await openList({ One: 100, Two: 100 });
  expect(screen.getByText(hint)).toBeInTheDocument();
  expect(handle('One')).toHaveAccessibleDescription(/^Drag it, or press the up and down arrow keys/);
  cleanup();
  await openList({ One: 100 });
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

test('an entry is dragged by its handle, announced, and keeps the focus', async () => {
  const { order, handle, pickUp, dragTo, drop } = await openList({ One: 100, Two: 100, Three: 100 });
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
  const { order, pickUp, dragTo, drop } = await openList({ Tall: 600, Low: 40 });
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
  const { order, pickUp, dragTo, drop } = await openList({ One: 100, Two: 100 });
  pickUp('One', 10);
  await dragTo(130);
  await dragTo(12);
  await findAnnounced('Over position 1 of 2');
  drop();
  await findAnnounced('One stays where it was');
  expect(order()).toEqual(['One', 'Two']);
});

/** Closed and open entries with a field each, between two other stops. */
const openEntries = () => {
  const List = () => {
    const [names, setNames] = useState(['One', 'Two', 'Three']);
    const [open, setOpen] = useState(['Two']);
    return (
      <>
        <button>Before</button>
        <SortableList
          ids={names}
          labelOf={(index) => names[index] ?? ''}
          onMove={(from, to) =>
            setNames(names.filter((_, index) => index !== from).toSpliced(to, 0, names[from] ?? ''))
          }
          className=""
        >
          {names.map((name) => (
            <SortableEntry
              key={name}
              id={name}
              label={name}
              onRemove={() => setNames(names.filter((other) => other !== name))}
              collapse={{
                title: name,
                isOpen: open.includes(name),
                isForced: false,
                onToggle: () => setOpen([name]),
              }}
            >
              <input aria-label={`Field of ${name}`} />
            </SortableEntry>
          ))}
        </SortableList>
        <button>After</button>
      </>
    );
  };
  render(<List />);
  const keys = userEvent.setup({ delay: null });
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  /** What has the focus after each of these keys. */
  const press = async (pressed: string) => {
    const seen: (string | null | undefined)[] = [];
    for (const key of pressed.split(' ')) {
      if (key === 'Tab') await keys.tab();
      else if (key === 'Shift+Tab') await keys.tab({ shift: true });
      else await keys.keyboard(`{${key}}`);
      seen.push(focused());
    }
    return seen;
  };
  return { press };
};

test('the buttons of all entries are one stop; the fields of an open one are stops of their own', async () => {
  const { press } = openEntries();
  expect(await press('Tab Tab Tab Tab')).toEqual(['Before', 'One', 'Field of Two', 'After']);
  // From a field back to the buttons of its entry, and out of the list.
  expect(await press('Shift+Tab Shift+Tab Shift+Tab')).toEqual(['Field of Two', 'Two', 'Before']);
});

test('the arrow keys go to another entry, and to the other buttons of one', async () => {
  const { press } = openEntries();
  await press('Tab Tab');
  expect(await press('ArrowDown ArrowDown ArrowDown ArrowUp')).toEqual(['Two', 'Three', 'Three', 'Two']);
  expect(await press('End Home')).toEqual(['Three', 'One']);
  // The first entry cannot move up.
  expect(await press('ArrowRight ArrowRight ArrowRight')).toEqual([
    'Move One down',
    'Remove One',
    'Remove One',
  ]);
  expect(await press('ArrowDown ArrowLeft ArrowLeft ArrowLeft ArrowLeft')).toEqual([
    'Remove Two',
    'Move Two down',
    'Move Two up',
    'Two',
    'Reorder Two',
  ]);
  expect(await press('ArrowRight Tab')).toEqual(['Two', 'Field of Two']);
});

test('on a handle the arrow keys along the list move the entry, which keeps the focus', async () => {
  const { press } = openEntries();
  await press('Tab Tab');
  expect(await press('ArrowLeft ArrowDown')).toEqual(['Reorder One', 'Reorder One']);
  await findAnnounced('One moved to position 2 of 3');
  expect(await press('ArrowRight')).toEqual(['One']);
});

test('screen readers hear what the arrow keys do', () => {
  openEntries();
  expect(screen.getByRole('button', { name: 'One' })).toHaveAccessibleDescription(
    /^The up and down arrow keys go to the other entries/,
  );
  expect(screen.getByRole('button', { name: 'Reorder One' })).toHaveAccessibleDescription(
    /up and down arrow keys, to move the entry/,
  );
});

test('a list stays reachable when its stop is removed', async () => {
  const { press } = openEntries();
  await press('Tab Tab ArrowRight ArrowRight Enter');
  expect(screen.queryByRole('button', { name: 'Remove One' })).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Before' }).focus();
  expect(await press('Tab')).toEqual(['Two']);
});
