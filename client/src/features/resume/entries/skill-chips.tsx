import { GripVertical, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { skillWords as words } from '../words';

interface SkillChipsProps {
  skills: readonly string[];
  onMove: (from: number, to: number) => void;
  onRemove: (skill: string) => void;
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The skills in their order. Each has a handle to drag, or to move with the arrow keys. */
export const SkillChips = ({ skills, onMove, onRemove }: SkillChipsProps) => {
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState('');
  const [drag, setDrag] = useState<{ pointer: number; from: number; over: number } | null>(null);
  const toFocus = useRef<number | null>(null);

  // An element that moves in the page loses the focus.
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[toFocus.current]?.focus();
    toFocus.current = null;
    // Only in the new order: the announcement may be rendered before it.
  }, [skills]);

  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= skills.length) return;
    toFocus.current = to;
    setNews(words.moved(skills[from] ?? '', to + 1, skills.length));
    onMove(from, to);
  };

  const moveByKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation();
      return setDrag(null);
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };

  const pickUp = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ pointer: event.pointerId, from, over: from });
  };

  const dragOver = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (drag?.pointer !== pointerId) return;
    const chip = document.elementFromPoint(clientX, clientY)?.closest('li');
    const over = [...(list.current?.children ?? [])].findIndex((child) => child === chip);
    if (over >= 0 && over !== drag.over) setDrag({ ...drag, over });
  };

  const drop = () => {
    if (drag) move(drag.from, drag.over);
    setDrag(null);
  };

  return (
    <>
      <ul ref={list} aria-label={words.list} className="mt-4 flex flex-wrap gap-2">
        {skills.map((skill, index) => (
          <li
            // A resume of another program may have a skill twice.
            key={skills.indexOf(skill) === index ? skill : `${skill} ${index}`}
            data-over={drag && drag.over === index && drag.from !== index ? '' : undefined}
            className="inline-flex max-w-full items-center rounded-2xl border bg-subtle text-sm data-over:border-primary data-over:ring-2 data-over:ring-primary"
          >
            <button
              type="button"
              data-handle
              aria-label={words.reorder(skill)}
              aria-describedby={hint}
              className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-full text-muted hover:text-ink pointer-coarse:size-11"
              onKeyDown={(event) => moveByKey(event, index)}
              onPointerDown={(event) => pickUp(event, index)}
              onPointerMove={dragOver}
              onPointerUp={drop}
              onPointerCancel={() => setDrag(null)}
            >
              <GripVertical aria-hidden className="size-3.5" />
            </button>
            <span className="min-w-0 py-1 wrap-anywhere">{skill}</span>
            <button
              type="button"
              aria-label={words.remove(skill)}
              className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-danger-text pointer-coarse:size-11"
              onClick={() => onRemove(skill)}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <p id={hint} hidden>
        {words.keys}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
};
