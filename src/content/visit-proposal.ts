/** The words of the operator's form for another time, which comes with the first use. */
export const visitProposal = {
  day: 'Day',
  time: 'Time in Chennai',
  save: 'Propose this time',
  cancel: 'Keep the time',
} as const;
