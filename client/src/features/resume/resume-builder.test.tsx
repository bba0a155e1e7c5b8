import { render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client';
import { ResumeBuilder } from './resume-builder';
import { openBuilder, refusal, serveResume, storedResume, user } from './testing/open-builder';

beforeEach(() => localStorage.clear());

describe('loading', () => {
  test('a failed load shows an error and can be retried', async () => {
    serveResume(refusal(500, 'INTERNAL'));
    const pointer = userEvent.setup({ delay: null });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ResumeBuilder
          user={user}
          credentials={{ list: undefined, onAdd: () => {} }}
          renderPreview={() => null}
          renderDesign={() => null}
          readImport={vi.fn()}
          onUnauthorized={() => {}}
        />
      </QueryClientProvider>,
    );
    expect(screen.getByText('Loading your resume')).toBeInTheDocument();
    expect(await screen.findByText('Your resume could not be loaded')).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Title')).toBeInTheDocument();
  });

  test('an expired session is reported', async () => {
    serveResume(refusal(401, 'UNAUTHORIZED'));
    const onUnauthorized = vi.fn();
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ResumeBuilder
          user={user}
          credentials={{ list: undefined, onAdd: () => {} }}
          renderPreview={() => null}
          renderDesign={() => null}
          readImport={vi.fn()}
          onUnauthorized={onUnauthorized}
        />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  });
});

describe('the preview', () => {
  test('follows the input once it is shown', async () => {
    serveResume(storedResume({ title: 'Nurse' }));
    const { pointer } = await openBuilder();
    expect(screen.queryByTestId('preview')).not.toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: 'Preview' }));
    expect(screen.getByTestId('preview')).toHaveTextContent('Nurse');
    await pointer.click(screen.getByRole('button', { name: 'Edit' }));
    await pointer.type(screen.getByLabelText('Title'), ' Manager');
    await pointer.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Nurse Manager')).toBeInTheDocument();
  });
});
