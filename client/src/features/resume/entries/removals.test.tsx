import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyExperience, emptyOf } from '#shared/resume/schema';
import { customEntry, languageEntry } from '#shared/resume/sections/schema';
import { findAnnounced } from '../../../testing/find-announced';
import { drafts } from '../drafts/local-drafts';
import { formOf, type FormContent } from '../form/form-content';
import { dismissToast, toast, toastStore } from '../../../ui/feedback/toast';
import {
  openBuilder,
  refusal,
  save,
  serveResume,
  startFresh,
  storedResume,
  unsavedStatus,
  user,
} from '../testing/open-builder';
import { EducationCard } from './education-card';
import { Removals } from './removals';

beforeEach(startFresh);

const job = (title: string) => ({ ...emptyExperience, title });
const language = { ...emptyOf(languageEntry), name: 'Cebuano' };
const ownEntry = (title: string) => ({ ...emptyOf(customEntry), title });
const own = (id: string, heading: string, titles: string[] = ['One']) => ({
  id,
  heading,
  entries: titles.map(ownEntry),
});
const ownSections = (count: number) =>
  Array.from({ length: count }, (_, index) => own(`custom-${index + 1}`, `Own ${index + 1}`));
const card = (name: string) => within(screen.getByRole('region', { name }));
const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string) => screen.getByRole('button', { name });
const undo = () => screen.findByRole('button', { name: 'Undo' });
const jobTitles = () =>
  card('Work Experience')
    .queryAllByLabelText<HTMLInputElement>('Job title')
    .map(({ value }) => value);
const dismissShown = () => {
  const shown = toastStore.read();
  if (shown) act(() => dismissToast(shown.id));
};

describe('Undo', () => {
  test('brings back an entry after its list was left and opened again', async () => {
    const Step = () => {
      const form = useForm<FormContent>({ defaultValues: formOf(emptyResume) });
      const [isOpen, setIsOpen] = useState(true);
      return (
        <FormProvider {...form}>
          <Removals>
            <button onClick={() => setIsOpen(!isOpen)}>Another step</button>
            {isOpen && <EducationCard />}
          </Removals>
        </FormProvider>
      );
    };
    render(<Step />);
    const pointer = userEvent.setup();
    await pointer.click(press('Add Education'));
    await pointer.type(screen.getByLabelText('Degree'), 'BS Nursing');
    await pointer.click(press('Remove Education 1'));
    await pointer.click(press('Another step'));
    await pointer.click(press('Another step'));
    act(() => toastStore.read()?.action?.onPress());
    expect(await screen.findByLabelText('Degree')).toHaveValue('BS Nursing');
  });

  test('brings back several removals, the last one first', async () => {
    serveResume(storedResume({ experience: [job('Aide'), job('Nurse'), job('Trainee')] }));
    const { pointer } = await openBuilder();
    await pointer.click(press('Remove Experience 2'));
    await pointer.click(press('Remove Experience 1'));
    await findAnnounced('2 removals can be undone, the last one first.');
    await pointer.click(await undo());
    expect(jobTitles()).toEqual(['Aide', 'Trainee']);
    await findAnnounced('Nurse removed');
    await pointer.click(await undo());
    expect(jobTitles()).toEqual(['Aide', 'Nurse', 'Trainee']);
    await waitFor(() => expect(toastStore.read()).toBeNull());
  });

  test('returns after another toast, such as that of a save', async () => {
    serveResume(storedResume({ experience: [job('Aide'), job('Nurse')] }));
    const { pointer } = await openBuilder();
    await pointer.click(press('Remove Experience 1'));
    await pointer.keyboard('{Control>}s{/Control}');
    await findAnnounced('Resume Saved');
    dismissShown();
    await pointer.click(await undo());
    expect(jobTitles()).toEqual(['Aide', 'Nurse']);
  });

  test('is over when its own toast is dismissed', async () => {
    serveResume(storedResume({ experience: [job('Aide'), job('Nurse')] }));
    const { pointer } = await openBuilder();
    await pointer.click(press('Remove Experience 1'));
    await findAnnounced('Aide removed');
    dismissShown();
    act(() => void toast({ title: 'Another' }));
    dismissShown();
    expect(toastStore.read()).toBeNull();
    await pointer.click(press('Remove Experience 1'));
    expect(toastStore.read()).toMatchObject({ title: 'Nurse removed' });
    expect(toastStore.read()).not.toHaveProperty('description');
  });

  test('brings back a section of one’s own and then the entry removed from it before', async () => {
    serveResume(storedResume({ customSections: [own('custom-1', 'Boards', ['One', 'Two'])] }));
    const { pointer } = await openBuilder();
    await pointer.click(card('Boards').getByRole('button', { name: 'Remove Entry 1' }));
    await pointer.click(press('Remove Boards'));
    await pointer.click(await undo());
    expect((await findCard('Boards')).getAllByLabelText('Title')).toHaveLength(1);
    await pointer.click(await undo());
    const titles = (await findCard('Boards')).getAllByLabelText<HTMLInputElement>('Title');
    expect(titles.map(({ value }) => value)).toEqual(['One', 'Two']);
  });

  test('a section added meanwhile has an id of its own', async () => {
    const server = serveResume(storedResume({ customSections: [own('custom-1', 'Boards')] }));
    const { pointer } = await openBuilder();
    await pointer.click(press('Remove Boards'));
    await pointer.click(press('Add Your Own Section'));
    await waitFor(() => expect(screen.getByLabelText('Heading')).toHaveFocus());
    await pointer.keyboard('New one');
    await pointer.click(await undo());
    expect((await findCard('Boards')).getByLabelText('Title')).toHaveValue('One');
    expect((await findCard('New one')).getByLabelText('Heading')).toHaveValue('New one');
    await pointer.click(save());
    await waitFor(() =>
      expect(server.saves[0]?.customSections?.map(({ heading }) => heading)).toEqual(['Boards', 'New one']),
    );
  });
});

describe('Undo ends when other content takes the place of the form’s', () => {
  test('by restoring a draft', async () => {
    const boards = own('custom-1', 'Boards');
    serveResume(storedResume({ customSections: [boards] }));
    const first = await openBuilder();
    await first.pointer.click(press('Remove Boards'));
    await screen.findByText(unsavedStatus);
    first.unmount();
    expect(toastStore.read()).toBeNull();

    localStorage.clear();
    drafts.persist(user.id, {
      id: 'of an older version',
      content: formOf(emptyResume),
      version: 2,
      keptAt: Date.now(),
      acknowledged: null,
      unconfirmed: [],
    });
    serveResume(storedResume({ customSections: [boards] }));
    const { pointer } = await openBuilder();
    await pointer.click(card('Boards').getByRole('button', { name: 'Remove Entry 1' }));
    await undo();
    await pointer.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(toastStore.read()).toBeNull());
    expect(screen.queryByRole('region', { name: 'Boards' })).not.toBeInTheDocument();
  });

  test('by taking the newer version', async () => {
    const server = serveResume(storedResume({ experience: [job('Aide'), job('Nurse')] }));
    const { pointer } = await openBuilder();
    await pointer.click(press('Remove Experience 1'));
    server.stored = { ...server.stored, experience: [job('Manager')], version: 9 };
    await pointer.click(save());
    const takeNewer = await screen.findByRole('button', { name: 'Take the Newer One' });
    // The offer of Undo returns after another toast, and does not end by itself meanwhile.
    act(() => void toast({ title: 'Another' }));
    await pointer.click(takeNewer);
    await waitFor(() => expect(jobTitles()).toEqual(['Manager']));
    dismissShown();
    expect(toastStore.read()).toBeNull();
  });
});

describe('Undo beyond a limit keeps the text, and the list says that it is too long', () => {
  test('sections of one’s own', async () => {
    const server = serveResume(storedResume({ customSections: ownSections(6) }));
    const { pointer } = await openBuilder();
    await pointer.click(press('Remove Own 1'));
    await pointer.click(press('Add Your Own Section'));
    await waitFor(() => expect(press('Remove Your Own Section')).toBeVisible());
    await pointer.click(await undo());
    const message = 'Maximum 6 sections of your own allowed';
    expect(await card('Add a section').findByRole('alert')).toHaveTextContent(message);
    await pointer.click(save());
    await waitFor(() => expect(screen.getByText(message)).toHaveFocus());
    expect(server.saves).toEqual([]);

    await pointer.click(press('Remove Your Own Section'));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    await pointer.click(save());
    await waitFor(() => expect(server.saves).toHaveLength(1));
  });

  test.each([
    {
      list: 'Languages',
      noun: 'Language',
      content: { languages: Array<typeof language>(20).fill(language) },
      message: 'Maximum 20 languages allowed',
    },
    {
      list: 'Boards',
      noun: 'Entry',
      content: { customSections: [own('custom-1', 'Boards', Array<string>(20).fill('One'))] },
      message: 'Maximum 20 entries allowed',
    },
  ])('entries of $list', async ({ list, noun, content, message }) => {
    const server = serveResume(storedResume(content));
    const { pointer } = await openBuilder();
    await pointer.click(card(list).getByRole('button', { name: `Remove ${noun} 1` }));
    await pointer.click(card(list).getByRole('button', { name: `Add ${noun}` }));
    await pointer.click(await undo());
    expect(await card(list).findByRole('alert')).toHaveTextContent(message);
    await pointer.click(save());
    await waitFor(() => expect(screen.getByText(message)).toHaveFocus());
    expect(server.saves).toEqual([]);
  });

  test('the server’s refusal of a whole list is shown at it', async () => {
    const server = serveResume(storedResume({ customSections: ownSections(1) }));
    server.refusals.push(
      refusal(400, 'VALIDATION_FAILED', {
        fields: {
          experience: 'Too many jobs',
          education: 'Too many schools',
          customSections: 'Too much text',
        },
      }),
    );
    const { pointer } = await openBuilder();
    await pointer.click(save());
    expect(await card('Add a section').findByRole('alert')).toHaveTextContent('Too much text');
    expect(card('Work Experience').getByRole('alert')).toHaveTextContent('Too many jobs');
    expect(card('Education').getByRole('alert')).toHaveTextContent('Too many schools');
  });
});

describe('the focus after a removal', () => {
  test('is on the button that adds a section', async () => {
    serveResume(storedResume({ customSections: ownSections(6) }));
    const { pointer } = await openBuilder();
    await pointer.click(press('Remove Own 1'));
    expect(press('Add Your Own Section')).toHaveFocus();
  });

  test('is on the button that adds an entry, also when the list was full', async () => {
    serveResume(storedResume({ languages: Array<typeof language>(20).fill(language) }));
    const { pointer } = await openBuilder();
    expect(press('Add Language')).toBeDisabled();
    await pointer.click(press('Remove Language 1'));
    expect(press('Add Language')).toHaveFocus();
  });
});
