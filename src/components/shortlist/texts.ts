import { listings } from '../../content/properties/listings';
import { referenceText } from '../../content/properties/reference';
import { shortlistText } from '../../content/properties/shortlist';
import { monthlyRentText } from '../../domain/property/format';
import type { PropertySummary } from '../../domain/property/schema';
import { makeReference } from '../../domain/reference';
import { shortenToWords } from '../../domain/shorten';

/** Characters of a name: twenty long ones in Tamil would make an address that no app opens. */
const maxName = 100;

const formatName = ({ name }: PropertySummary) => shortenToWords(name, maxName);

/** The text by which a list is sent to others, without its address: how many homes, then names and rents in lines. */
export function listToSend(properties: readonly PropertySummary[]): string {
  const { share, formatTitle } = shortlistText;
  const lines = properties.map((property) =>
    share.line(formatName(property), monthlyRentText(property.price, listings.card.perMonth)),
  );
  return [formatTitle(properties.length), ...lines].join('\n');
}

/** The text by which a visitor asks about a list: names and references in lines, then its full address. */
export function listToAsk(properties: readonly PropertySummary[], address: string): string {
  const { line, message } = shortlistText.enquiry;
  const lines = properties.map((property) =>
    line(formatName(property), referenceText(makeReference(property._id))),
  );
  return message(lines, address);
}
