import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

const names = ['Resume', 'Credentials', 'Profile'];

const Example = () => {
  const [open, setOpen] = useState('Resume');
  return (
    <Tabs value={open} onValueChange={setOpen}>
      <TabList aria-label="Dashboard">
        {names.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="Resume" forceMount>
        <input aria-label="Title" />
      </TabPanel>
      <TabPanel value="Credentials">
        <p>Files</p>
      </TabPanel>
      <TabPanel value="Profile">
        <p>Name</p>
      </TabPanel>
      <button onClick={() => setOpen('Resume')}>Edit the resume</button>
    </Tabs>
  );
};

const tab = (name: string) => screen.getByRole('tab', { name });

test('a press opens a tab, which names its panel', async () => {
  render(<Example />);
  expect(screen.getByRole('tabpanel', { name: 'Resume' })).toBeVisible();

  await userEvent.click(tab('Credentials'));
  const panel = screen.getByRole('tabpanel', { name: 'Credentials' });
  expect(panel).toHaveTextContent('Files');
  expect(tab('Credentials')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Credentials')).toHaveAttribute('aria-controls', panel.id);
  expect(tab('Resume')).toHaveAttribute('aria-selected', 'false');
});

test('what is typed in a kept panel stays, and another panel is empty while it is closed', async () => {
  render(<Example />);
  await userEvent.type(screen.getByLabelText('Title'), 'Nurse');
  await userEvent.click(tab('Profile'));
  expect(screen.getByLabelText('Title')).not.toBeVisible();
  expect(screen.queryByText('Files')).not.toBeInTheDocument();

  await userEvent.click(tab('Resume'));
  expect(screen.getByLabelText('Title')).toHaveValue('Nurse');
  expect(screen.queryByText('Name')).not.toBeInTheDocument();
});

test('the Tab key leads to the open tab and on to its panel; the other keys open the tab that they reach', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(tab('Resume')).toHaveFocus();

  const reached: (string | null)[] = [];
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
    reached.push(document.activeElement?.textContent ?? null);
  }
  expect(reached).toEqual(['Credentials', 'Profile', 'Resume', 'Profile', 'Resume']);

  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Resume' })).toHaveFocus();
});

test('the keys of the browser and of assistive technology are left alone', async () => {
  render(<Example />);
  await userEvent.click(tab('Resume'));
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}x{ArrowDown}');
  expect(tab('Resume')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Resume' })).toBeVisible();
});

test('when the page opens another tab, the Tab key leads to that one and opens no other', async () => {
  render(<Example />);
  await userEvent.click(tab('Credentials'));
  await userEvent.click(screen.getByRole('button', { name: 'Edit the resume' }));
  expect(tab('Resume')).toHaveAttribute('aria-selected', 'true');

  while (document.activeElement?.getAttribute('role') !== 'tab') await userEvent.tab({ shift: true });
  expect(tab('Resume')).toHaveFocus();
  expect(tab('Resume')).toHaveAttribute('aria-selected', 'true');
});
