import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { GrowingTextarea } from './growing-textarea';

const open = (text = '') => {
  const changed = vi.fn();
  render(
    <GrowingTextarea
      aria-label="Text"
      defaultValue={text}
      onChange={({ target }) => void changed(target.value)}
    />,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  box.focus();
  box.setSelectionRange(text.length, text.length);
  return { box, changed, keyboard: userEvent.setup({ delay: null }) };
};

test.each(['-', '*'])(
  '%s and a space at the start of a line become a bullet, which Enter continues',
  async (marker) => {
    const { box, changed, keyboard } = open();
    await keyboard.keyboard(`${marker} One{Enter}Two - three{Enter}{Enter}Plain`);
    expect(box).toHaveValue('• One\n• Two - three\nPlain');
    expect(changed).toHaveBeenLastCalledWith('• One\n• Two - three\nPlain');
  },
);

test('the caret stays where the user types', async () => {
  const { box, keyboard } = open('One\nTwo');
  box.setSelectionRange(4, 4);
  await keyboard.keyboard('- ');
  expect(box).toHaveValue('One\n• Two');
  expect(box.selectionStart).toBe(6);
});

test('a bullet that was taken back stays a hyphen', async () => {
  const { box, keyboard } = open('- ');
  await keyboard.keyboard('x');
  expect(box).toHaveValue('- x');
});

test.each([
  ['', '- One\r\n* Two', '• One\n• Two'],
  ['• ', '- One\n- Two', '• One\n• Two'],
  ['Led ', '- One', 'Led - One'],
  ['', 'A well-known text', 'A well-known text'],
])('pasted behind %j, %j makes %j', async (before, pasted, expected) => {
  const { box, keyboard } = open(before);
  await keyboard.paste(pasted);
  expect(box).toHaveValue(expected);
});
