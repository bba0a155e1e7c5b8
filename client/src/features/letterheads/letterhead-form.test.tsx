import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyLetterhead, type LetterheadDetails } from '#shared/letterheads/schema';
import { sampleUser } from '../../testing/sample-user';
import { LetterheadForm } from './letterhead-form';

const user = sampleUser();
const { logo: _none, ...details } = emptyLetterhead;

const Page = ({ onTyped }: { onTyped: (typed: LetterheadDetails) => void }) => {
  const [typed, setTyped] = useState(details);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <LetterheadForm
        user={user}
        organizationId="1"
        stored={details}
        publicAddress="husay.example/agency/bayanihan"
        onTyped={(next) => {
          onTyped(next);
          setTyped(next);
        }}
        onUnauthorized={() => undefined}
      />
      <p>{typed.color}</p>
    </QueryClientProvider>
  );
};

test('the preview follows what is typed, and a pale color is said to be darkened', async () => {
  const onTyped = vi.fn();
  render(<Page onTyped={onTyped} />);
  await userEvent.type(screen.getByLabelText('Color'), '#ffd500');
  expect(onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ color: '#ffd500' }));
  expect(screen.getByText(/Text is printed in #7e6900, a darker shade/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Header line 1'), 'Ermita, Manila');
  expect(onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ header: ['Ermita, Manila', '', ''] }));
  expect(onTyped.mock.calls.length).toBeLessThan(200);
});

test('what is typed for one team stays while the letterhead of another is open', async () => {
  const form = (organizationId: string) => (
    <QueryClientProvider client={new QueryClient()}>
      <LetterheadForm
        key={organizationId}
        user={user}
        organizationId={organizationId}
        stored={details}
        publicAddress="husay.example/agency/bayanihan"
        onTyped={() => undefined}
        onUnauthorized={() => undefined}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(form('3'));
  await userEvent.type(screen.getByLabelText('Header line 1'), 'Ermita, Manila');
  rerender(form('4'));
  expect(screen.getByLabelText('Header line 1')).toHaveValue('');
  rerender(form('3'));
  expect(screen.getByLabelText('Header line 1')).toHaveValue('Ermita, Manila');
});
