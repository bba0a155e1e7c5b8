import { GripVertical, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../ui/button';
import { Select } from '../../../../ui/forms/select';
import type { Unplaced } from '../imported-resume';
import { reviewWords } from '../words';
import { fieldAttribute } from './active-field';
import { Group } from './group';
import { labelOfTarget, moveGroups, type MoveGroup } from './move-targets';
import { unplacedPath } from './source-places';
import { endDrag, startDrag } from './unplaced-drag';
import type { Review } from './use-review';

const words = reviewWords.unplaced;

interface UnplacedListProps {
  review: Review;
  unplaced: readonly Unplaced[];
  /** Shows the place of a text in the file. */
  onShow: (index: number) => void;
}

/** What found no field: each text can be moved into one, by dragging or by a list of fields. */
export const UnplacedList = ({ review, unplaced, onShow }: UnplacedListProps) => {
  if (unplaced.length === 0) return null;
  const groups = moveGroups(review.content, review.choices);
  const left = unplaced.filter((_, index) => !review.moves[index]).length;
  return (
    <Group title={words.title(left)}>
      {left > 0 && <p className="mb-2 text-sm text-muted">{words.explanation}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {unplaced.map((item, index) => (
          <UnplacedText
            key={index}
            item={item}
            index={index}
            groups={groups}
            review={review}
            onShow={() => onShow(index)}
          />
        ))}
      </ul>
    </Group>
  );
};

interface UnplacedTextProps {
  item: Unplaced;
  index: number;
  groups: readonly MoveGroup[];
  review: Review;
  onShow: () => void;
}

const UnplacedText = ({ item, index, groups, review, onShow }: UnplacedTextProps) => {
  const id = useId();
  const move = review.moves[index];
  const suggested = groups.flatMap(({ targets }) => targets).find(({ path }) => path === item.suggestion);
  return (
    <li className="rounded-card border p-3">
      <div
        className={move ? 'flex items-start gap-2' : 'flex cursor-grab items-start gap-2'}
        draggable={!move}
        onDragStart={(event) => startDrag(event.dataTransfer, index, item.text)}
        onDragEnd={endDrag}
      >
        {!move && (
          <GripVertical aria-hidden className="mt-0.5 size-4 shrink-0 text-muted pointer-coarse:hidden" />
        )}
        <div className="min-w-0 text-sm">
          {item.what && <p className="text-xs text-muted">{item.what}</p>}
          <p id={`${id}-text`} className="wrap-anywhere whitespace-pre-line">
            {item.text}
          </p>
        </div>
      </div>
      {move ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <p role="status" className="text-sm text-success">
            {words.moved(labelOfTarget(groups, move.path))}
          </p>
          <Button variant="secondary" size="sm" onClick={() => review.dispatch({ type: 'back', index })}>
            <Undo2 aria-hidden /> {words.back}
          </Button>
        </div>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <label htmlFor={id} className="sr-only">
            {words.label(item.text.slice(0, 60))}
          </label>
          <Select
            id={id}
            className="w-full sm:w-64"
            value=""
            {...{ [fieldAttribute]: unplacedPath(index) }}
            onFocus={() => review.active.set(unplacedPath(index))}
            onChange={({ target }) =>
              review.dispatch({ type: 'move', index, text: item.text, path: target.value })
            }
          >
            <option value="">{words.choose}</option>
            {suggested && <option value={suggested.path}>{words.fitsBest(suggested.label)}</option>}
            {groups.map(({ label, targets }, group) => (
              <optgroup key={group} label={label}>
                {targets.map((target) => (
                  <option key={target.path} value={target.path}>
                    {target.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          {item.places.length > 0 && (
            <Button variant="ghost" size="sm" onClick={onShow}>
              {words.show}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
