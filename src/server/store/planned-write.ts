/** One of many writes. */
export interface PlannedWrite<Stored> {
  id: string;
  /** The version that it gives: a record that has it already was written by an earlier try. */
  version: string;
  /** The fields to write over what is there (`null`: nothing), or `null` to leave that alone. */
  fields: (current: Stored | null) => object | null;
}

export interface WriteOutcome<Stored> {
  id: string;
  /** `left`: it was not to be written over what is there, or somebody else wrote at the same time. */
  state: 'written' | 'left';
  /** What is there now, as far as known. */
  current: Stored | null;
}
