import { useState } from 'react';
import { ambiguousDayIn } from '#shared/text/duration';
import { dayOrders, printedDate, type DayOrder } from '#shared/text/partial-date';
import { actingUserId } from '../../../lib/api/acting-user';
import { readStored, writeStored } from '../../../lib/typed-text/draft-list';
import { Button } from '../../../ui/button';
import { dateWords as words } from '../words';

const storageKey = () => `husay.day-order.${actingUserId() ?? ''}`;

/** The order that this user chose last in this browser. */
const rememberedOrder = (): DayOrder | undefined => {
  const stored = readStored('localStorage', storageKey());
  return dayOrders.find((order) => order === stored);
};

interface DayOrderOptions {
  value: string;
  /** The text in an order; the same for both where the text is not ambiguous. */
  rewrite: (text: string, order: DayOrder) => string;
  onRewrite: (text: string) => void;
}

/**
 * Which number of '06/12/2025' is the month is not guessed: it is asked once, and the answer remembered. Then the text is
 * rewritten as the field is left, and the question stays to change it.
 */
export const useDayOrder = ({ value, rewrite, onRewrite }: DayOrderOptions) => {
  const [answered, setAnswered] = useState('');
  const isAmbiguous = (text: string) => rewrite(text, 'month-first') !== rewrite(text, 'day-first');
  const isOpen = isAmbiguous(value);
  const text = isOpen ? value : answered;
  const chosen = isOpen ? undefined : dayOrders.find((order) => rewrite(text, order) === value);
  const days = isOpen || chosen ? ambiguousDayIn(text) : undefined;

  const apply = (order: DayOrder) => {
    setAnswered(text);
    onRewrite(rewrite(text, order));
  };
  return {
    /** Whether the text has no meaning before it is answered. */
    isOpen,
    question: isOpen && days ? words.dayOrder(...labelsOf(days)) : '',
    days,
    chosen,
    choose: (order: DayOrder) => {
      writeStored('localStorage', storageKey(), order);
      apply(order);
    },
    /** Call it as the field is left. Returns whether it rewrote the text. */
    applyRemembered: () => {
      const order = isOpen && rememberedOrder();
      if (order) apply(order);
      return !!order;
    },
  };
};

const shortDay = (date: string) => printedDate(date).replace(/, \d{4}$/, '');

const labelsOf = (days: Record<DayOrder, string>) =>
  [shortDay(days['month-first']), shortDay(days['day-first'])] as const;

/** The two answers, under the field. */
export const DayOrderButtons = ({
  days,
  chosen,
  choose,
}: Pick<ReturnType<typeof useDayOrder>, 'days' | 'chosen' | 'choose'>) =>
  days && (
    <div role="group" aria-label={words.dayOrder(...labelsOf(days))} className="mt-1.5 flex gap-2">
      {dayOrders.map((order) => (
        <Button
          key={order}
          variant="secondary"
          size="sm"
          aria-pressed={order === chosen}
          className="aria-pressed:border-primary aria-pressed:text-primary-text"
          onClick={() => choose(order)}
        >
          {shortDay(days[order])}
        </Button>
      ))}
    </div>
  );
