/** Where a text stands, for a link to it. */
export type Place =
  'home' | 'about' | 'team' | 'contact' | 'privacy' | 'enquiry' | 'services' | `service ${number}`;

interface OwnersPromise {
  /** What the company binds itself to. */
  means: string;
  /** The words by which each page says so; a test ensures that they stand there. */
  said: Readonly<Partial<Record<Place, string>>>;
}

/**
 * What the texts promise to customers, which only the company's owner can confirm. Until `confirmedPromises` of
 * `company.ts` names one, the page "Set-up" of the admin area lists it, and a production build warns about it.
 */
export const promises = {
  answerInOneDay: {
    means: 'Every message is answered within one working day.',
    said: { contact: 'within one working day', enquiry: 'within one working day' },
  },
  visitAnswered: {
    means: 'Every visit or call that somebody asks for is confirmed, or another time is proposed.',
    said: { enquiry: 'We confirm the time by email or phone, or propose another' },
  },
  answerAtNight: {
    means: 'Somebody answers the telephone at any hour, also at night.',
    said: {
      home: 'A burst pipe at night or a call from Dubai at noon reaches a person',
      'service 6': 'call the same number at any hour',
    },
  },
  monthlyVisit: {
    means: 'Every managed home is visited once a month, and its owner gets dated pictures.',
    said: {
      home: 'We visit every home we manage once a month and send you dated pictures',
      about: 'One report a month says what we saw, with pictures',
      team: 'Visits the house every month',
      services: 'A visit every month, with dated pictures',
      'service 1': 'Every month we walk through the house',
    },
  },
  statementOnTheFifth: {
    means: 'The statement is sent on the fifth of each month.',
    said: {
      team: 'sends the statement on the fifth',
      services: 'listed in your statement on the fifth',
      'service 1': 'on the fifth of the month',
    },
  },
  receipts: {
    means: 'Rent, repairs, taxes and fee are on one monthly statement, each with its receipt.',
    said: {
      home: 'on one monthly statement, each with its receipt',
      'service 1': 'keep each receipt for you',
    },
  },
  pricesFirst: {
    means: 'A price is agreed before any larger work begins, and pictures come with the bill.',
    said: {
      home: 'Prices come before the work',
      about: 'has a price before and a picture after',
      'service 1': 'before and after pictures come with every bill',
      'service 6': 'Larger work begins when you have agreed to a written price',
    },
  },
  twoQuotes: {
    means: 'Owners get two written quotes for larger repairs.',
    said: { 'service 1': 'you get two written quotes and decide' },
  },
  keysBack: {
    means: 'An owner who asks for the keys has them the same day.',
    said: { about: 'you get them the same day' },
  },
  samePeople: {
    means: 'The people who sign the inventory visit the house; each owner has one manager.',
    said: {
      about: 'The people who sign your inventory are the people who visit your house',
      team: 'Your one person',
      'service 1': 'one person who knows your house by name',
    },
  },
  halfAnHour: {
    means: 'No managed home is more than half an hour from its manager.',
    said: { team: 'none is more than half an hour away' },
  },
  sundays: {
    means: 'Homes are shown on Sundays too.',
    said: {
      team: 'Shows homes, also on Sundays',
      'service 2': 'show it ourselves, also on Sundays',
    },
  },
  tenantsChecked: {
    means:
      'Identity, work and last landlord of every tenant are checked, and the police form is filed.',
    said: {
      team: 'checks identity, work and the last landlord',
      services: 'Identity, employer and last landlord are checked, and the police form is filed',
      'service 2': 'Every applicant is checked before you hear of them',
    },
  },
  agreementRegistered: {
    means: 'Every rental agreement is registered.',
    said: {
      team: 'prepares the agreement and registers it',
      services: 'registered under the Tamil Nadu tenancy act',
      'service 2': 'registered with the rent authority',
    },
  },
  rentFollowedUp: {
    means: 'Late rent is followed up by a call the day after, and a visit in the first week.',
    said: {
      services: 'followed up the day after',
      'service 2': 'a call on the day after, a visit in the first week',
    },
  },
  nextTenant: {
    means: 'The search for the next tenant begins sixty days before a lease ends.',
    said: { 'service 2': 'sixty days earlier' },
  },
  guestHouseAwake: {
    means: 'Somebody is awake in a guest house when guests arrive at night.',
    said: { 'service 3': 'somebody awake when the flight from Singapore lands at two' },
  },
  guestHouseComplaints: {
    means: 'Complaints in a guest house are answered within the hour.',
    said: { 'service 3': 'Complaints are answered within the hour' },
  },
  guestsRegistered: {
    means: 'Foreign guests are registered with Form C within a day.',
    said: { 'service 3': 'foreign guests with Form C within a day' },
  },
  lawyersOpinion: {
    means: 'A lawyer gives a written opinion on the title of each home that is bought.',
    said: { 'service 4': 'A lawyer gives a written opinion on title' },
  },
  feeFirst: {
    means: 'The fee is agreed in writing first, and due when the deed is registered.',
    said: { 'service 4': 'it is due when the deed is registered' },
  },
  scansSameEvening: {
    means: 'Owners abroad get scans of what was signed the same evening.',
    said: { 'service 4': 'send you scans the same evening' },
  },
  plotEveryMonth: {
    means: 'Somebody stands on every managed plot each month.',
    said: {
      team: 'They stand on every plot each month',
      'service 5': 'somebody stands on your land every month',
    },
  },
  plotSameDay: {
    means: 'The owner hears of anything new on a plot the same day.',
    said: { 'service 5': 'you hear of it the same day' },
  },
  plotPapers: {
    means: 'The papers of each plot are checked once a year.',
    said: { 'service 5': 'Once a year we draw the encumbrance certificate' },
  },
  seasonalWork: {
    means: 'The house is made ready for summer and for the rains, twice a year.',
    said: {
      services: 'the seasonal work before summer and before the rains',
      'service 6': 'Twice a year we do what most owners forget',
    },
  },
  renovationDaily: {
    means: 'One supervisor is on every renovation each day, and sends pictures in the evening.',
    said: {
      'service 7': 'One supervisor is on site every day and sends you pictures in the evening',
    },
  },
  renovationPrice: {
    means: 'A renovation costs what is on its list; changes are priced in writing first.',
    said: { 'service 7': 'What is not on the list is not on the bill' },
  },
  renovationAfter: {
    means: 'After a renovation somebody comes back at one, six and twelve months.',
    said: { 'service 7': 'we come back at one, six and twelve months' },
  },
  kitchenAgain: {
    means: 'What a customer is not happy with in a cleaned kitchen is done again on the spot.',
    said: { 'service 8': 'is done again on the spot' },
  },
  kitchenAgents: {
    means:
      'Kitchens are cleaned without bleach, ammonia and perfume; one can cook the same evening.',
    said: {
      'service 8':
        'no bleach, no ammonia and no perfume that stays in the rice, so you can cook the same evening',
    },
  },
  tankNeighbours: {
    means: 'Every neighbour is told the day before a tank is cleaned.',
    said: { 'service 9': 'we tell every neighbour the day before' },
  },
  freeQuote: {
    means: 'A quote costs nothing.',
    said: { services: 'Get A Free Quote' },
  },
  figures: {
    means: 'More than 50 customers, more than one year of service, 10 lakh rupees of savings.',
    said: { about: 'Delighted Customers' },
  },
  notSold: {
    means: 'Data of visitors are not sold, lent, or used for advertising.',
    said: { privacy: 'We do not sell it, do not lend it, and do not use it for advertising' },
  },
  providersBound: {
    means: 'Hosting and mail providers are bound by contract not to use visitors’ data.',
    said: { privacy: 'Both work for us under contract' },
  },
  privacyAnswer: {
    means: 'Questions about a visitor’s own data are answered within 30 days.',
    said: { privacy: 'we answer within 30 days' },
  },
} as const satisfies Record<string, OwnersPromise>;

export type PromiseName = keyof typeof promises;
