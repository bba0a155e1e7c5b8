import { interestField } from '#shared/resume/sections/section-fields';
import { resumeLimits } from '#shared/resume/resume-fields';
import { classNames } from '../../../../lib/class-names';
import type { ResumeText } from '../../form/form-content';
import { reviewWords } from '../words';
import { Group } from './group';
import { ReviewField } from './review-field';
import type { Review } from './use-review';

const items = {
  skills: { noun: reviewWords.skill, field: { label: reviewWords.skill, max: resumeLimits.skill.max } },
  interests: { noun: reviewWords.interest, field: interestField },
};

interface ReviewItemsProps {
  name: 'skills' | 'interests';
  heading: string;
  review: Review;
  mine: ResumeText;
}

/** Imported skills or interests, each to be used or not. */
export const ReviewItems = ({ name, heading, review, mine }: ReviewItemsProps) => {
  const texts = review.content[name];
  if (texts.length === 0) return null;
  const { noun, field } = items[name];
  const own = review.mode === 'merge' ? mine[name].length : 0;
  return (
    <Group title={heading}>
      {own > 0 && <p className="mb-2 text-xs text-muted">{reviewWords.items(own)}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        {texts.map((text, i) => {
          const path = `${name}.${i}`;
          const isUsed = review.choices[path] !== 'skip';
          return (
            <li key={path} className="flex items-start gap-1">
              <label className="grid size-10 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11">
                <span className="sr-only">{reviewWords.useItem(text || `${noun} ${i + 1}`)}</span>
                <input
                  type="checkbox"
                  className="size-4 accent-primary"
                  checked={isUsed}
                  onChange={({ target }) =>
                    review.dispatch({ type: 'choose', path, choice: target.checked ? 'add' : 'skip' })
                  }
                />
              </label>
              <div className={classNames('min-w-0 flex-1', !isUsed && 'opacity-70')}>
                <ReviewField
                  review={review.tools}
                  path={path}
                  label={`${noun} ${i + 1}`}
                  labelHidden
                  field={field}
                  text={text}
                  isUnsure={review.isUnsure(path)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Group>
  );
};
