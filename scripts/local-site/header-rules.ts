export type Values = Record<string, string>;

export interface HeaderRule {
  for: string;
  values: Values;
}

/** Reads the `[[headers]]` of a `netlify.toml`, lines such as `for = "/*"` and `X-Frame-Options = "DENY"`, and nothing else of it. */
export function readRules(toml: string): HeaderRule[] {
  return toml
    .split('[[headers]]')
    .slice(1)
    .map((block) => {
      const pairs = [...block.matchAll(/^\s*([\w-]+)\s*=\s*"(.*)"\s*$/gm)].map(
        ([, name = '', value = '']) => [name, value] as const,
      );
      const { for: pattern = '', ...values } = Object.fromEntries(pairs);
      return { for: pattern, values };
    });
}
