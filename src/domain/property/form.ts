import { checkTexts, type FormError, type FormValues, type TextLimits } from '../form';
import { isMapUrl } from '../links';

/** The most pictures and videos of one home, as in the schema. */
export const homePictureLimit = 40;

/** The text fields of a home as the schema has them; a test holds the two together. */
const limits: TextLimits = {
  name: { max: 200, required: 'Enter a name.' },
  price: { max: 60, required: 'Enter the rent.' },
  propertySize: { max: 60, required: 'Enter the size in sqft.' },
  bedrooms: { max: 60, required: 'Enter the number of bedrooms.' },
  bathrooms: { max: 60, required: 'Enter the number of bathrooms.' },
  floor: { max: 60, required: 'Enter the floor.' },
  balcony: { max: 60 },
  facing: { max: 60 },
  vParking: { max: 100 },
  power: { max: 100 },
  address: { max: 500, required: 'Enter the address.' },
  googleLocation: { max: 2_000 },
  propertyDes: { max: 10_000 },
  features: { max: 5_000 },
};

/** What must be corrected before a home can be saved; the server checks the same again. */
export function checkHomeForm(values: FormValues): FormError[] {
  const errors = checkTexts(values, limits);
  const link = typeof values.googleLocation === 'string' ? values.googleLocation.trim() : '';
  const isListed = errors.some(({ field }) => field === 'googleLocation');
  if (link !== '' && !isListed && !isMapUrl(link)) {
    const message = 'Give a Google Maps link that begins with https://.';
    errors.push({ field: 'googleLocation', message });
  }
  return errors;
}
