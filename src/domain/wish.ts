/*
 * What a search text asks for: a list of wishes, each with its part of the text. Filters, chips and news know a text by them;
 * how a text is read is known in `search` alone.
 */

import type { Coordinates } from './coordinates';
import type { Limits } from './limits';
import type { City } from './place/place';
import type { FilterChoice, FilterFlag } from './property/options';

/**
 * A day by which a home is wanted: of a year, with `null` for the last of its month and for a year that is not said, or so
 * many days from today.
 */
export type WantedDay =
  { month: number; day: number | null; year: number | null } | { inDays: number };

/** The choices of which a search may ask for some options. */
export type AskedChoice = FilterChoice | 'category' | 'parking' | 'status';

/** Facts that have a name of their own, though a property says them in words. */
export type Said = 'noBrokerage' | 'powerBackup' | 'visitorParking' | 'fireSafety';

/** What the list does not have. */
export type NotOffered =
  | 'shop'
  | 'office'
  | 'commercial'
  | 'pg'
  | 'hostel'
  | 'lease'
  | 'plot'
  | 'sale'
  | 'letting'
  | 'visit';

/** The places (of one city) on the way from one to another, both included. */
export interface Stretch {
  to: string;
  city: City;
  places: readonly string[];
}

export type Meaning =
  /** A rent alone or with the maintenance, and what is paid in advance, in rupees. */
  (
    | ({
        kind: 'bed' | 'bath' | 'rent' | 'monthly' | 'advance' | 'advanceMonths' | 'size';
        /** The size that was typed, where a smaller one will do, and a rent of which nobody knows whether it is a limit. */
        asked?: number;
      } & Limits)
    | { kind: 'flag'; flag: FilterFlag }
    /** One of some options: the best first, so many where they are counted, and of houses maybe a whole one. */
    | {
        kind: 'options';
        name: AskedChoice;
        options: readonly string[];
        best?: string;
        /** Options that are a part of what is asked for: the home stayed dry, and not the street. */
        parts?: readonly string[];
        count?: number;
        /** Of a flood the one that is meant. */
        year?: number;
        isWhole?: true;
        /** How many people would live there, where a household is asked for. */
        people?: number;
        /** Whether it is the only one: "only metro water". */
        isOnly?: true;
      }
    /** "House" is any home, these categories first. */
    | { kind: 'first'; categories: readonly string[] }
    /** "Cheapest", "biggest", "smallest": such homes first. */
    | { kind: 'least'; of: 'rent' | 'size' | 'advance' | 'luxury' | 'space' }
    /** A home that can be had now. */
    | { kind: 'now' }
    /** A home that can be had by a day. */
    | ({ kind: 'by' } & WantedDay)
    /** A place, or a city elsewhere, in which no home is; with a stretch from it to another all places on the way. */
    | { kind: 'place'; place: string; isElsewhere?: true; stretch?: Stretch }
    /** What everybody knows, and the places around it. */
    | {
        kind: 'landmark';
        name: string;
        city: City;
        places: readonly string[];
        /** Where it stands, if not in the middle of the first of them. */
        point?: Coordinates | undefined;
      }
    | { kind: 'pin'; code: string }
    | { kind: 'reference'; reference: string }
    /** Words of a property's own, any of the phrases; one that is still being typed is found by its beginning. */
    | {
        kind: 'word';
        phrases: readonly string[];
        said?: Said;
        isBegun?: boolean;
        /** Whether it is near the home, so that the words of its description say it too: "near the school". */
        isNear?: true;
        /** No page says whether there are steps: a lift, or the ground floor alone, may do. */
        isStepless?: true;
      }
    /** Words that only descriptions have: homes with them come first, and none lacks them; of a list how its homes have them. */
    | {
        kind: 'mentioned';
        phrases: readonly string[];
        isMentioned?: 'first' | 'by some' | 'by none';
      }
    | { kind: 'notOffered'; what: NotOffered }
    | { kind: 'unknown' }
  ) & {
    /** Whether it is refused: "no lift", "not in Adyar". */
    isNot?: boolean;
    /** Whether it has to be: "parking must", "only in Adyar". */
    isMust?: boolean;
  };

/** A part of a search text and what it asks for. */
export type Wish = UnlabelledWish & {
  /** What its chip says. */
  label: string;
  /** Whether a home has it or lacks it, unlike what nobody knows, what is not offered and what only brings homes to the front. */
  isAsked: boolean;
  /** Of what a home lacks, whether it states something else; in words, where that is more or less than what is asked for. */
  isStated?: true | string;
};

export type UnlabelledWish = Meaning & {
  typed: string;
  /** The words that it is read as, as pages write them; `null` if they are the typed ones. */
  readAs: string | null;
  /** Its part of the text (after `plainText`), with the fillers before it. */
  start: number;
  end: number;
  /** Where the words stand that refuse it, beside the wish itself. */
  refusal?: 'before' | 'after' | undefined;
  /** The text without that part. */
  rest: string;
  /** One of the wishes with the same number is enough: "ground or first floor". */
  group: number;
};
