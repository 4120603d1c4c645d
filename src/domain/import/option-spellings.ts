import type { PropertyFieldName } from '../property/fields';

/** How offices spell the options, without case, spaces and punctuation; apart from the fields, which browsers load. */
export const optionSpellings: Readonly<
  Partial<Record<PropertyFieldName, Readonly<Record<string, RegExp>>>>
> = {
  category: {
    Apartment: /^(?:apartments?|flats?|aprt|appartment)$/,
    'Independent House/Villa':
      /^(?:independent(?:house)?(?:villa)?|independenthouseorvilla|house|villa|individualhouse)$/,
    'Gated Community Villa': /^(?:gatedcommunity(?:villa)?|gatedvilla|gated)$/,
  },
  status: {
    Available: /^(?:available|active|vacant|free|tolet|open)$/,
    Occupied: /^(?:occupied|let|rented|rentedout|letout|notavailable|taken)$/,
  },
  areaType: {
    carpet: /^carpet(?:area)?$/,
    'built-up': /^builtup(?:area)?$/,
    'super built-up': /^super(?:builtup)?(?:area)?$/,
  },
  fStatus: {
    'Not Furnished': /^(?:notfurnished|unfurnished|uf|nonfurnished|none|no|bare)$/,
    'Semi Furnished': /^(?:semi(?:furnished)?|sf|partly(?:furnished)?|partial(?:lyfurnished)?)$/,
    'Fully Furnished': /^(?:fully?(?:furnished)?|ff|furnished|yes)$/,
  },
  letTo: {
    family: /^(?:famil(?:y|ies)|couples?|குடும்பம்|குடும்பத்தினர்|any(?:one|body)?|all)$/,
    women:
      /^(?:wom[ae]n|ladies|lady|girls?|females?|bachelors?|bachelorettes?|பெண்கள்|பேச்சிலர்|any(?:one|body)?|all)$/,
    men: /^(?:m[ae]n|gents?|boys?|males?|bachelors?|ஆண்கள்|பேச்சிலர்|any(?:one|body)?|all)$/,
    company: /^(?:company|companies|companylease|corporates?|office|any(?:one|body)?|all)$/,
  },
  parking: {
    None: /^(?:none|no|nil|0|false)$/,
    '2 Wheeler': /^(?:2wheelers?|twowheelers?|2w|bikes?|scooter)$/,
    '4 Wheeler':
      /^(?:4wheelers?|fourwheelers?|4w|[1-9]?(?:cars?|carpark(?:s|ing)?|covered(?:cars?)?(?:park(?:s|ing)?)?))$/,
  },
  waterSource: {
    metro: /^(?:metro|metrowater|corporation|corporationwater|municipal|cmwssb)$/,
    borewell: /^(?:bore(?:wells?)?(?:water)?|well(?:water)?|groundwater)$/,
    tanker: /^(?:tankers?|tankerwater|lorry|lorrywater)$/,
  },
};
