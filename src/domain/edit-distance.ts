/** The Damerau–Levenshtein distance of two words (each place changed once); `Infinity` above `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let index = 1; index <= other.length; index += 1) {
      const isSame = one[row - 1] === other[index - 1];
      const isSwapped = one[row - 1] === other[index - 2] && one[row - 2] === other[index - 1];
      current[index] = Math.min(
        (last[index] ?? 0) + 1,
        (current[index - 1] ?? 0) + 1,
        (last[index - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[index - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit) return Infinity;
    [beforeLast, last] = [last, current];
  }
  const distance = last[other.length] ?? Infinity;
  return distance > limit ? Infinity : distance;
}
