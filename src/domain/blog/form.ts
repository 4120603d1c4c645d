import { checkTexts, type FormError, type FormValues, type TextLimits } from '../form';
import { descriptionLimit } from './vocabulary';

/** The most pictures of one article, as in the schema. */
export const articlePictureLimit = 10;

/** The text fields of an article as the schema has them; nothing is required. */
const limits: TextLimits = {
  title: { max: 200 },
  description1: { max: descriptionLimit },
  description2: { max: descriptionLimit },
};

/** What must be corrected before an article can be saved; the server checks the same again. */
export function checkArticleForm(values: FormValues): FormError[] {
  return checkTexts(values, limits);
}
