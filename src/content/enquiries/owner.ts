import type { Owner, OwnerService } from '../../domain/enquiry/owner';

const homeWords: Readonly<Record<Owner['home'], string>> = {
  '': '',
  flat: 'Flat',
  house: 'House',
  plot: 'Plot',
  'guest house': 'Guest house',
};

const serviceWords: Readonly<Record<OwnerService, string>> = {
  let: 'Let it',
  'look after': 'Look after it',
  sell: 'Sell it',
  watch: 'Watch the plot',
  clean: 'Clean it',
  renovate: 'Renovate it',
};

/** The words of an owner's form. */
export const ownerForm = {
  labels: {
    home: 'What do you own?',
    place: 'Where is it?',
    services: 'What shall we do? Choose all that you need.',
    residence: 'Where do you live?',
  } satisfies Record<keyof Owner, string>,
  choose: 'Choose one',
  hints: {
    place: 'The street or area, and the city.',
    residence: 'The city, and the country when it is not India.',
  },
  homes: homeWords,
  services: serviceWords,
  call: {
    legend: 'Would you like us to call you?',
    kinds: [
      ['', 'Not now'],
      ['call', 'Call me'],
    ],
  },
} as const;

/** What an owner said, as texts; '' for what was left empty. */
export function ownerTexts({
  home,
  place,
  services,
  residence,
}: Owner): Record<keyof Owner, string> {
  return {
    home: homeWords[home],
    place,
    services: services.map((service) => serviceWords[service]).join(', '),
    residence,
  };
}

/** What the office calls the same facts. */
export const ownerFacts: Readonly<Record<keyof Owner, string>> = {
  home: 'Owns',
  place: 'Place',
  services: 'Services wanted',
  residence: 'Lives in',
};

/** In short what the enquiry is about; '' when the owner said neither. */
export function ownedText(owner: Owner): string {
  const { home, place } = ownerTexts(owner);
  return [home, place].filter(Boolean).join(', ');
}
