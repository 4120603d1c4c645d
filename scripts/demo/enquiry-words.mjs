/** The words that generated enquiries are made of. */

export const firstNames = [
  'Anitha',
  'Arun',
  'Bhavani',
  'Dinesh',
  'Fathima',
  'Ganesh',
  'Harini',
  'Imran',
  'Jayanthi',
  'John',
  'Karthik',
  'Lakshmi',
  'Meena',
  'Naveen',
  'Padma',
  'Prakash',
  'Rekha',
  'Sanjay',
  'Shalini',
  'Vignesh',
];
export const lastNames = [
  'Balasubramanian',
  'Chandran',
  'Devi',
  'Fernandes',
  'Ganesan',
  'Iyer',
  'Krishnan',
  'Kumar',
  'Menon',
  'Mohammed',
  'Murugan',
  'Natarajan',
  'Pillai',
  'Raghavan',
  'Rajan',
  'Raman',
  'Srinivasan',
  'Thomas',
];
export const mailHosts = ['example.com', 'example.in', 'example.org'];

/** Sentences about a home; `{name}` is its name. */
export const questions = [
  'Is {name} still free?',
  'We saw {name} on your site and would like to see it this week.',
  'Is the rent of {name} negotiable if we stay for two years?',
  'Could you tell me whether a car fits into the parking of {name}?',
  'I am looking for my parents. Does {name} have a lift and a bathroom without a step?',
];
export const situations = [
  'We are a family of four and move from Bengaluru in about a month.',
  'I work in Taramani and need the place from the first of next month.',
  'My company pays the rent and needs an agreement in its name.',
  'We have a small dog; please tell us if that is a problem.',
  'I am abroad until the end of the month, so please write rather than call.',
  'Weekends are best for us, after ten in the morning.',
];
/** Subject and message of what the contact form gets. */
export const contacts = /** @type {const} */ ([
  [
    'Managing our flat',
    'We live in Dubai and own a flat in Chennai that has been empty since June. What do you charge to find a tenant and look after it?',
  ],
  [
    'Tax on rent',
    'Does the tenant deduct tax at source when the owner is a non-resident? Who files it?',
  ],
  [
    'Repainting',
    'Please send somebody to look at a two-bedroom flat that needs paint and a new kitchen tap.',
  ],
  ['House for rent', 'We would like to list our house with you. It has three bedrooms and a well.'],
]);
export const notes = [
  'Called, no answer. Try in the evening.',
  'Wants to see two others in the same area.',
  'Owner agrees to a reduced advance.',
  'Has found a home elsewhere.',
];
