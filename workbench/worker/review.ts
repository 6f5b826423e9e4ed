/** Takes an entry apart for a reviewer. Pure: texts in, plain data out. */
import { questionsOf } from '../../authoring/review/questions-of.js';
import { readReviews, standingsOf } from '../../authoring/review/review-file.js';
import type { EntryPlace } from '../messages/draft.js';
import type { ReviewItem } from '../messages/review.js';
import type { Files } from './excerpt.js';
import { openExcerpt } from './open-excerpt.js';

/** The items of an entry with what `reviews`, the text of its file, says of them; null while it has mistakes. */
export function reviewOf(files: Files, entry: EntryPlace, reviews: string | null): readonly ReviewItem[] | null {
  const { opened } = openExcerpt(files, entry);
  if (opened === null) return null;
  const questions = questionsOf(opened.piece, opened.workshop.raw.figures);
  return standingsOf(questions, readReviews(reviews).reviews).map(({ question, hash, state, last }) => {
    const { at: _, ...asked } = question;
    return { ...asked, hash, state, last };
  });
}
