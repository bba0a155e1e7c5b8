import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Card, CardHeader } from './card';

interface EntriesCardProps<Entry> {
  title: string;
  add: string;
  nameOf: (index: number) => string;
  /** The text of the button that removes an entry, by its name. */
  remove: (name: string) => string;
  list: { fields: { id: string }[]; append: (entry: Entry) => void; remove: (index: number) => void };
  max: number;
  empty: Entry;
  children: (index: number) => ReactNode;
}

/** A list of entries of a form, each with its fields. */
export const EntriesCard = <Entry,>({
  title,
  add,
  nameOf,
  remove,
  list,
  max,
  empty,
  children,
}: EntriesCardProps<Entry>) => (
  <Card aria-label={title}>
    <CardHeader
      title={title}
      className={list.fields.length > 0 ? 'mb-4' : 'mb-0'}
      action={
        list.fields.length < max && (
          <Button variant="secondary" size="sm" onClick={() => list.append(empty)}>
            <Plus aria-hidden /> {add}
          </Button>
        )
      }
    />
    <ul className="grid gap-4">
      {list.fields.map(({ id }, index) => (
        <li
          key={id}
          className="grid gap-4 rounded-control border p-3 sm:grid-cols-2"
          aria-label={nameOf(index)}
        >
          {children(index)}
          <div className="sm:col-span-2">
            <Button variant="ghost" size="sm" onClick={() => list.remove(index)}>
              <Trash2 aria-hidden /> {remove(nameOf(index))}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  </Card>
);
