/** What an owner is asked about a home to rent out or to manage, and how the answers read in the inbox and in emails. */
import type { OwnerService } from '../../domain/enquiry/owner';
import type { Owner } from '../../domain/enquiry/schema';

const homeWords: Readonly<Record<Owner['home'], string>> = {
  '': '',
  flat: 'Flat',
  house: 'House',
  plot: 'Plot',
  'guest house': 'Guest house',
};

const serviceWords: Readonly<Record<OwnerService, string>> = {
  let: 'Find a tenant',
  'look after': 'Manage it',
  sell: 'Sell it',
  watch: 'Watch the plot',
  clean: 'Cleaning',
  renovate: 'Renovation',
};

export const ownerForm = {
  labels: {
    home: 'What type of property is it?',
    place: 'Where is the property? Area and city',
    bedrooms: 'Bedrooms',
    size: 'Size in sqft',
    services: 'Which services do you need?',
    residence: 'Where do you live? City and country',
    contact: 'Who can show the property? Name and number in India',
  } satisfies Record<keyof Owner, string>,
  choose: 'Choose one',
  homes: homeWords,
  services: serviceWords,
  visit: 'Would you like us to visit the property, or to call you?',
} as const;

/** An owner's answers as texts; '' for each empty one. */
export function ownerTexts(owner: Owner): Record<keyof Owner, string> {
  return {
    ...owner,
    home: homeWords[owner.home],
    services: owner.services.map((service) => serviceWords[service]).join(', '),
  };
}

/** The office's labels of the same facts. */
export const ownerFacts: Readonly<Record<keyof Owner, string>> = {
  home: 'Owns',
  place: 'Place',
  bedrooms: 'Bedrooms',
  size: 'Size',
  services: 'Services wanted',
  residence: 'Lives in',
  contact: 'Can show it',
};

/** The same with labels; [] if there is no owner. */
export function ownerRows(
  owner: Owner | undefined,
  labels: Readonly<Record<keyof Owner, string>>,
): [label: string, text: string][] {
  const texts = Object.entries(owner ? ownerTexts(owner) : {});
  // `ownerTexts` has a text for each field, and no other keys.
  return texts.map(([name, text]) => [labels[name as keyof Owner], text]);
}

/** In short what the enquiry is about, after a colon; '' when the owner said neither. */
export function ownedText(owner: Owner): string {
  const { home, place } = ownerTexts(owner);
  return [home.toLowerCase(), place].filter(Boolean).join(', ');
}
