import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

interface DragHandlers {
  onPickUp: (index: number) => void;
  /** The entry's index if it were dropped now. */
  onOver: (place: number) => void;
  onDrop: (from: number, to: number) => void;
  /** Dropped where it was, or canceled. */
  onStay: (index: number) => void;
}

/** A press that moves less is no drag. In pixels, as everything here. */
const slack = 4;
/** So close to the top or bottom of what scrolls it scrolls, by `scrollStep` a frame; in a low box within a quarter of it. */
const edge = 110;
const scrollStep = 12;

const nothing = () => {};

/** The nearest box around the list that scrolls, as in a dialog; none where the page does. */
const scrollerAround = (list: HTMLElement): HTMLElement | undefined => {
  for (let box = list.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)
      return box;
  return undefined;
};

/**
 * Puts the children of a list in order by dragging: what it returns is for the press on the handle of a child. The
 * children are moved visually only, until the drop; Escape cancels the drag.
 */
export const useDragOrder = (list: RefObject<HTMLElement | null>, handlers: DragHandlers) => {
  const callOff = useRef(nothing);
  useEffect(() => () => callOff.current(), []);

  return (press: PointerEvent<HTMLElement>, from: number) => {
    if (press.button !== 0 || !press.isPrimary || !list.current) return;
    callOff.current();
    callOff.current = startDrag(list.current, from, press, handlers);
  };
};

const startDrag = (
  list: HTMLElement,
  from: number,
  { currentTarget: handle, pointerId, clientY }: PointerEvent<HTMLElement>,
  handlers: DragHandlers,
) => {
  const entries = [...list.children] as HTMLElement[];
  const scroller = scrollerAround(list);
  const scrolled = () => window.scrollY + (scroller?.scrollTop ?? 0);
  const boxes = entries.map((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return { top: top + scrolled(), height, middle: top + scrolled() + height / 2 };
  });
  const [first, second] = boxes;
  const last = boxes.at(-1);
  const dragged = boxes[from];
  if (!first || !second || !last || !dragged) return nothing;
  // The entry does not leave its list, however far the pointer goes.
  const highest = first.top - dragged.top;
  const lowest = last.top + last.height - dragged.top - dragged.height;
  const room = dragged.height + second.top - first.top - first.height;
  const startY = clientY + scrolled();
  let pointerY = clientY;
  let to = from;
  let isPickedUp = false;
  let frame = 0;

  const pickUp = () => {
    isPickedUp = true;
    list.dataset.sorting = '';
    entries[from]!.dataset.dragging = '';
    frame = requestAnimationFrame(scroll);
    handlers.onPickUp(from);
  };

  const distance = () => pointerY + scrolled() - startY;

  const place = () => {
    const moved = distance();
    if (!isPickedUp && Math.abs(moved) < slack) return;
    if (!isPickedUp) pickUp();
    const middle = dragged.middle + moved;
    const over = boxes.filter((box) => box !== dragged && box.middle < middle).length;
    for (const [index, entry] of entries.entries()) {
      const makesRoom = index > from && index <= over ? -room : index < from && index >= over ? room : 0;
      const own = Math.min(Math.max(moved, highest), lowest);
      entry.style.transform = `translateY(${index === from ? own : makesRoom}px)`;
    }
    if (over !== to) {
      to = over;
      handlers.onOver(to);
    }
  };

  const scroll = () => {
    const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
    const near = Math.min(edge, (bottom - top) / 4);
    const up = pointerY < top + near && distance() > highest - dragged.height;
    const down = pointerY > bottom - near && distance() < lowest + dragged.height;
    if (up || down)
      (scroller ?? window).scrollBy({ top: up ? -scrollStep : scrollStep, behavior: 'instant' });
    place();
    frame = requestAnimationFrame(scroll);
  };

  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    pointerY = event.clientY;
    place();
  };

  const stop = () => {
    cancelAnimationFrame(frame);
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', drop);
    handle.removeEventListener('lostpointercapture', callOff);
    window.removeEventListener('keydown', escape, true);
    delete list.dataset.sorting;
    for (const entry of entries) {
      entry.style.transform = '';
      delete entry.dataset.dragging;
    }
  };

  const drop = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    stop();
    if (to !== from) {
      handlers.onDrop(from, to);
      // An element that moves in the page loses the focus.
      window.setTimeout(() => handle.focus({ preventScroll: true }));
    } else if (isPickedUp) handlers.onStay(from);
  };

  const callOff = () => {
    stop();
    if (isPickedUp) handlers.onStay(from);
    isPickedUp = false;
  };

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not a dialog's Escape too.
    if (isPickedUp) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    callOff();
  };

  // Pointer capture: the handle receives all pointer events until release or pointercancel.
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', drop);
  handle.addEventListener('lostpointercapture', callOff);
  window.addEventListener('keydown', escape, true);
  return callOff;
};
