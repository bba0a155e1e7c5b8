import { Component, createRef, type ReactNode } from 'react';

interface Place {
  id: string;
  top: number;
}

/**
 * Scroll anchoring: keeps the scroll position while the list above it grows or shrinks; at the top of the page new items
 * appear. Its items carry `data-place`. Custom, as not every browser has it; a class, for getSnapshotBeforeUpdate.
 */
export class KeepPlace extends Component<{ children: ReactNode }> {
  private readonly list = createRef<HTMLDivElement>();

  override componentDidMount() {
    // Turn off the browser's own, which would correct twice.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
  }

  override componentWillUnmount() {
    document.documentElement.style.removeProperty('overflow-anchor');
  }

  override getSnapshotBeforeUpdate(): Place | null {
    if (window.scrollY <= 0) return null;
    for (const item of this.items()) {
      const { top, bottom } = item.getBoundingClientRect();
      if (bottom > headerHeight()) return { id: item.dataset.place ?? '', top };
    }
    return null;
  }

  override componentDidUpdate(_props: object, _state: object, place: Place | null) {
    if (!place) return;
    const item = this.items().find(({ dataset }) => dataset.place === place.id);
    const moved = item ? item.getBoundingClientRect().top - place.top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  private readonly items = () => [
    ...(this.list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []),
  ];

  override render() {
    return <div ref={this.list}>{this.props.children}</div>;
  }
}

/** Content under the bar is not visible. */
const headerHeight = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
