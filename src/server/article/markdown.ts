import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { headingAtx, list } from 'micromark-core-commonmark';

type Construct = typeof headingAtx;
type Tokenizer = Construct['tokenize'];

/** What Markdown has beyond our marks. Bold is read as it always was, from the text that remains. */
const unread = [
  'attention',
  'autolink',
  'blockQuote',
  'characterEscape',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'hardBreakTrailing',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
  'thematicBreak',
  // Both return below in a narrower form.
  'headingAtx',
  'list',
];

const dash = '-'.charCodeAt(0);
const hash = '#'.charCodeAt(0);

/** Reads the construct only at the edge of a line, so that nothing is nested and time stays linear. */
function atLineEdge(tokenize: Tokenizer): Tokenizer {
  return function atEdge(effects, ok, nok) {
    return this.now().column === 1 ? tokenize.call(this, effects, ok, nok) : nok;
  };
}

/** Looks ahead whether a line begins with exactly two `#`. */
const twoHashes: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let count = 0;
    const more: ReturnType<Tokenizer> = (code) => {
      if (code !== hash) {
        effects.exit('atxHeadingSequence');
        return count === 2 ? ok(code) : nok(code);
      }
      count += 1;
      effects.consume(code);
      return more;
    };
    return (code) => {
      effects.enter('atxHeadingSequence');
      return more(code);
    };
  },
};

const heading: Construct = {
  ...headingAtx,
  name: 'heading',
  tokenize: atLineEdge(function afterTwoHashes(effects, ok, nok) {
    return effects.check(twoHashes, headingAtx.tokenize.call(this, effects, ok, nok), nok);
  }),
};

const marks = {
  disable: { null: unread },
  flow: { [hash]: heading },
  document: { [dash]: { ...list, name: 'dashes', tokenize: atLineEdge(list.tokenize) } },
};

/**
 * The tree of a text with our marks alone: `## heading`, `- item`, `[text](address)` and
 * `![description](address)`. Everything else is text, and nothing in it is HTML.
 */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [marks] });
}
