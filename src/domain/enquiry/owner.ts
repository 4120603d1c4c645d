export const ownerHomes = ['flat', 'house', 'plot', 'guest house'] as const;

export const ownerServices = ['let', 'look after', 'sell', 'watch', 'clean', 'renovate'] as const;
export type OwnerService = (typeof ownerServices)[number];

/** The services of the company, by number, that do what an owner can ask for. */
const servicesBehind: Readonly<Record<OwnerService, readonly number[]>> = {
  let: [2],
  'look after': [1, 3],
  sell: [4],
  watch: [5],
  clean: [8, 9],
  renovate: [7],
};

/** What an owner can ask for where visitors see these services. */
export function findOffered(shown: readonly { id: number }[]): OwnerService[] {
  return ownerServices.filter((service) =>
    shown.some(({ id }) => servicesBehind[service].includes(id)),
  );
}

export const maxOwnerLengths = {
  'owner.place': 200,
  'owner.bedrooms': 40,
  'owner.size': 40,
  'owner.residence': 100,
  'owner.contact': 200,
} as const;

/** The name of a check box in the form: each has its own, so that a draft keeps all that are ticked. */
export const serviceField = (service: OwnerService) => `owner.services.${service}` as const;

/** The fields of the form; names are those of the API, as its errors name them. */
export const ownerFieldNames = [
  'owner.home',
  'owner.place',
  'owner.bedrooms',
  'owner.size',
  'owner.residence',
  'owner.contact',
  ...ownerServices.map(serviceField),
] as const;
export type OwnerFieldName = (typeof ownerFieldNames)[number];

/** Reads the fields of a form; a word that is not among the choices counts as not chosen. */
export function readOwner(valueOf: (name: OwnerFieldName) => string) {
  return {
    home: ownerHomes.find((home) => home === valueOf('owner.home')) ?? ('' as const),
    place: valueOf('owner.place'),
    bedrooms: valueOf('owner.bedrooms'),
    size: valueOf('owner.size'),
    services: ownerServices.filter((service) => valueOf(serviceField(service)) !== ''),
    residence: valueOf('owner.residence'),
    contact: valueOf('owner.contact'),
  };
}
