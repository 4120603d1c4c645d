/** In how many columns a desk shows this many people: those that leave the fewest empty places in the last row, rather more than fewer. */
export function chooseColumns(count: number): 1 | 2 | 3 | 4 {
  if (count <= 2) return count === 2 ? 2 : 1;
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return empty(3) < empty(4) ? 3 : 4;
}
