/**
 * The options of a property's choices, and what a list of homes can be filtered and ordered by. Codes alone: their words
 * are in `content/properties/options.ts`.
 */

export const categories = [
  'Apartment',
  'Independent House/Villa',
  'Gated Community Villa',
] as const;
export type Category = (typeof categories)[number];

export const parkings = ['None', '2 Wheeler', '4 Wheeler'] as const;
export type Parking = (typeof parkings)[number];

export const statuses = ['Available', 'Occupied'] as const;
export type Status = (typeof statuses)[number];

export const furnishings = ['Not Furnished', 'Semi Furnished', 'Fully Furnished'] as const;
export type Furnishing = (typeof furnishings)[number];

export const areaTypes = ['carpet', 'built-up', 'super built-up'] as const;

export const households = ['family', 'women', 'men', 'company'] as const;
export type Household = (typeof households)[number];

export const waterSources = ['metro', 'borewell', 'tanker'] as const;

/** Of what runs from the taps: metro water may be sweet where the borewell's is salt. */
export const waterTastes = ['sweet', 'salt'] as const;

/** What floods of the past did: one of them, the worst that is known. */
export const floods = ['street dry', 'home dry', 'flooded'] as const;

/** What has power in a cut; each is stated by itself. */
export const powerBackups = ['lights backup', 'lift backup', 'ac backup'] as const;

/** The yes/no fields that a visitor can filter by, in the order of their group. */
export const filterFlags = ['gatedSecurity', 'lift', 'water', 'veg', 'pets'] as const;
export type FilterFlag = (typeof filterFlags)[number];

/** The choices of which a visitor may tick several, in the order of the filter panel. */
export const filterChoices = {
  letTo: households,
  fStatus: furnishings,
  waterSource: waterSources,
  waterTaste: waterTastes,
  flood: ['street dry', 'home dry'],
  backupFor: powerBackups,
} as const;
export type FilterChoice = keyof typeof filterChoices;

/** Characters of a search text. */
export const maxTextLength = 200;

/** The value of a selector that filters nothing. */
export const all = 'All';

/** The specified defaults of the filter's ranges: no limits, but how far the suggestions go. */
export const ranges = {
  bed: { min: 0, max: 5 },
  price: { min: 0, max: 500_000 },
  bath: { min: 0, max: 5 },
  area: { min: 0, max: 10_000 },
} as const;
export type RangeName = keyof typeof ranges;

export const bedChoices = ['1', '2', '3', '4+'] as const;
export type BedChoice = (typeof bedChoices)[number];

export const sorts = ['newest', 'rent-up', 'rent-down', 'size', 'monthly', 'available'] as const;
export type Sort = (typeof sorts)[number];

/** The number of pictures that the gallery shows; the rest are in the lightbox. */
export const galleryLimit = 6;
