/**
 * @typedef {import('./parse-markup.mjs').Attributes} Attributes
 * @typedef {{ patternType: 'solid', fgColor: { rgb: string } }} Fill
 * @typedef {{ parent?: string, fill?: Fill | null, isStruck?: boolean, isHidden?: boolean }} Style
 */

/** Styles may follow each other in a circle. */
const maxParents = 20;

/** @param {string} colour */
function makeFill(colour) {
  const [, rgb] = /^#([\da-f]{6})$/i.exec(colour) ?? [];
  return rgb === undefined
    ? null
    : /** @type {const} */ ({ patternType: 'solid', fgColor: { rgb } });
}

/**
 * What an element of a style says.
 *
 * @param {string} name
 * @param {Attributes} attributes
 * @returns {Style}
 */
function readProperties(name, attributes) {
  const colour = attributes['fo:background-color'];
  const line =
    attributes['style:text-line-through-style'] ?? attributes['style:text-line-through-type'];
  if (name === 'style:table-properties')
    return { isHidden: attributes['table:display'] === 'false' };
  if (name === 'style:table-cell-properties' && colour) return { fill: makeFill(colour) };
  return name === 'style:text-properties' && line ? { isStruck: line !== 'none' } : {};
}

/** Gathers the styles of an .ods: colours, struck letters, hidden tables. */
export function gatherStyles() {
  /** @type {Map<string, Style>} */
  const styles = new Map();
  /** @type {Style | undefined} */
  let current;
  return {
    /**
     * @param {string} name
     * @param {Attributes} attributes
     */
    open(name, attributes) {
      if (name !== 'style:style') {
        if (current) Object.assign(current, readProperties(name, attributes));
        return;
      }
      const parent = attributes['style:parent-style-name'];
      const family = attributes['style:family'] ?? '';
      current = parent === undefined ? {} : { parent: `${family}/${parent}` };
      styles.set(`${family}/${attributes['style:name'] ?? ''}`, current);
    },
    /** @param {string} name */
    close(name) {
      if (name === 'style:style') current = undefined;
    },
    /**
     * What a style or those it follows say.
     *
     * @template {keyof Style} Key
     * @param {string} name
     * @param {Key} key
     * @returns {Style[Key] | undefined}
     */
    find(name, key) {
      let style = styles.get(name);
      for (let left = maxParents; style && style[key] === undefined && left > 0; left -= 1)
        style = styles.get(style.parent ?? '');
      return style?.[key];
    },
  };
}

/** @typedef {ReturnType<typeof gatherStyles>} Styles */
