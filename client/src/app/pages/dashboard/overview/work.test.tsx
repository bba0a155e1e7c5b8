import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from '../../../../ui/layout/tabs';
import { useIsWorking, WorkPanel, WorkProvider } from './work';

test('the first change renders what depends on it, and not the page around', async () => {
  let renders = 0;
  const Page = () => {
    renders += 1;
    return (
      <Tabs value="resume" onValueChange={() => {}}>
        <WorkPanel value="resume">
          <input aria-label="Title" />
        </WorkPanel>
      </Tabs>
    );
  };
  const Band = () => <p>{useIsWorking() ? 'folded' : 'open'}</p>;
  render(
    <WorkProvider>
      <Band />
      <Page />
    </WorkProvider>,
  );
  expect(screen.getByText('open')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Title'), 'x');
  expect(await screen.findByText('folded')).toBeVisible();
  expect(renders).toBe(1);
});
