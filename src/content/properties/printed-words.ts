import type { PrintedWords } from '../../domain/search';
import { listings } from './listings';
import { optionWords } from './options';
import { availableNow, detailRows, supplyRows } from './details';

const { card, filters } = listings;

const each = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([option, word]) => [option, [word]]));

/** The words of cards, filters and details by what they say of a home: the search knows them all. */
export const printedWords: PrintedWords = {
  options: {
    category: each(optionWords.category),
    status: { Occupied: [optionWords.status.Occupied] },
    letTo: each(optionWords.letTo),
    fStatus: each(optionWords.fStatus),
    waterSource: each(optionWords.waterSource),
    waterTaste: each(optionWords.waterTaste),
    flood: each(optionWords.flood),
    // "Lift" and "AC" alone are no backup.
    backupFor: { 'lights backup': [optionWords.backupFor['lights backup']] },
    parking: {
      '2 Wheeler': [optionWords.parking['2 Wheeler'], card.parking['2 Wheeler']],
      '4 Wheeler': [optionWords.parking['4 Wheeler'], card.parking['4 Wheeler']],
    },
  },
  flags: {
    gatedSecurity: [filters.flags.gatedSecurity, card.gatedSecurity, detailRows.gatedSecurity],
    lift: [filters.flags.lift, card.lift, detailRows.lift],
    water: [filters.flags.water, detailRows.water],
    veg: [filters.flags.veg, card.veg, detailRows.veg],
    pets: [filters.flags.pets, card.pets, detailRows.pets],
  },
  said: {
    noBrokerage: [],
    powerBackup: [supplyRows.power],
    visitorParking: [detailRows.vParking],
    fireSafety: [detailRows.fireSafety],
  },
  now: [availableNow],
};
