import type { FAQPageLeaf } from 'schema-dts';

/** Questions with their answers on the page at an absolute address. */
export function describeQuestions(
  questions: readonly { readonly question: string; readonly answer: string }[],
  url: string,
) {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    url,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } satisfies FAQPageLeaf;
}
