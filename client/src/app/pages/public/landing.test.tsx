import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { templates } from '#shared/document/templates';
import { renderApp } from '../../../testing/render-app';
import { LandingPage } from './landing';

test('the animation can be paused and goes on', async () => {
  renderApp(<LandingPage />);
  const demo = screen.getByRole('region', { name: 'Type it once, see it on the page' });
  const isPaused = () => demo.querySelector('[data-paused]') !== null;
  expect(isPaused()).toBe(false);
  await userEvent.click(within(demo).getByRole('button', { name: 'Pause the animation' }));
  expect(isPaused()).toBe(true);
  await userEvent.click(within(demo).getByRole('button', { name: 'Play the animation' }));
  expect(isPaused()).toBe(false);
});

test('every template is in a strip that the keyboard can scroll', () => {
  renderApp(<LandingPage />);
  const strip = screen.getByRole('group', { name: 'All templates' });
  expect(strip).toHaveAttribute('tabindex', '0');
  expect(within(strip).getAllByRole('img')).toHaveLength(templates.length);
  expect(
    screen.getByRole('heading', { name: `${templates.length} templates, one resume` }),
  ).toBeInTheDocument();
});

test('the page says what happens to a resume that one brings', () => {
  renderApp(<LandingPage />);
  const steps = within(screen.getByRole('region', { name: /^Bring your Word, PDF or LinkedIn resume/ }));
  expect(steps.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent)).toEqual(
    ['1. Choose your file', '2. Check what was found', '3. Go on from there'],
  );
});
