import { decimal } from './file/pdf-syntax';

/** The operators of each page. */
export interface PageCanvas {
  pages: readonly (readonly string[])[];
  addPage: () => void;
  /** Appends operators to the last page. */
  write: (operators: string) => void;
  /** The name of a graphics state with this opacity. */
  opacity: (value: number) => string;
  /** The graphics states, as the entries of the resources' dictionary. */
  graphicsStates: () => string;
}

export const pageCanvas = (): PageCanvas => {
  const pages: string[][] = [];
  let page: string[] = [];
  const states = new Map<number, string>();
  return {
    pages,
    addPage: () => {
      page = [];
      pages.push(page);
    },
    write: (operators) => void page.push(operators),
    opacity: (value) => {
      const name = states.get(value) ?? `GS${states.size + 1}`;
      states.set(value, name);
      return name;
    },
    graphicsStates: () =>
      [...states].map(([value, name]) => `/${name}<</Type /ExtGState/ca ${decimal(value)}>>`).join(''),
  };
};
