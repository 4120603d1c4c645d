/** Letters of other scripts that look like Latin ones, in lower case. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
};

/** What nobody sees, and spaces, whose width nobody compares. */
const unseen = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

function formatAsSeen(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().replace(unseen, '');
  return Array.from(plain, (letter) => lookAlikes[letter] ?? letter).join('');
}

/** Whether two names look the same to people, in any case, width and script. */
export const looksSame = (one: string, other: string) => formatAsSeen(one) === formatAsSeen(other);
