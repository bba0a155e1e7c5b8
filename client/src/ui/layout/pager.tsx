import { Button } from '../button';
import { uiWords } from '../words';

interface PagerProps {
  /** From 1 on. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Leads through the pages of a list; nothing where there is one. */
export const Pager = ({ page, pageCount, onPage }: PagerProps) =>
  pageCount > 1 && (
    <div className="flex items-center gap-3 text-sm">
      <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {uiWords.previousPage}
      </Button>
      <span aria-live="polite">{uiWords.page(page, pageCount)}</span>
      <Button variant="secondary" disabled={page === pageCount} onClick={() => onPage(page + 1)}>
        {uiWords.nextPage}
      </Button>
    </div>
  );
