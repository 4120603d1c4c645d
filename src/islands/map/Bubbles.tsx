/**
 * The bubbles of a map as links, with their names and rents where there is room. Which bubbles there are is decided in
 * `domain/map`.
 */
import { mapText } from '../../content/properties/map';
import { groupDigits } from '../../domain/number';
import type { Bubble } from '../../domain/map/bubbles';
import { type Labelled, findRadius } from '../../domain/map/labels';
import drawing from './drawing.module.css';
import styles from './place-map.module.css';
import { drawLines } from './sheets';

/** The id of the card that lists the homes of a bubble. */
export const cardId = (layer: string, { places: [first] }: Bubble) =>
  `${layer}-${first.name.replaceAll(/\W+/g, '-')}-${first.city}`;

/** The start of the words, measured from the middle of the bubble, and their anchor. */
function findAnchor({ bubble, side, isFull }: Labelled) {
  const radius = findRadius(bubble.count);
  const gap = radius + 5;
  if (side === 'below') return { y: radius + 11, textAnchor: 'middle' } as const;
  if (side === 'above') return { y: -radius - (isFull ? 17 : 4), textAnchor: 'middle' } as const;
  const y = isFull ? -2 : 4;
  return side === 'left'
    ? ({ x: -gap, y, textAnchor: 'end' } as const)
    : ({ x: gap, y, textAnchor: 'start' } as const);
}

/** The bubbles of a layer, each a link to the card of its homes. */
export function Bubbles({ layer, labelled }: { layer: string; labelled: readonly Labelled[] }) {
  return labelled.map((one) => {
    const { bubble, side, isFull } = one;
    const { places, count, x, y } = bubble;
    const radius = findRadius(count);
    const [name, rent] = drawLines(bubble);
    const anchor = findAnchor(one);
    return (
      <g key={cardId(layer, bubble)} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
        <a className={styles.bubble} href={`#${cardId(layer, bubble)}`}>
          <text className={styles.spoken}>
            {mapText.bubble(places[0].name, places.length - 1, count, bubble.rent)}
          </text>
          <circle className={styles.touch} r={Math.max(24, radius + 4)} />
          <circle className={styles.dot} r={radius} />
          <text aria-hidden="true" className={styles.number} y="4.5">
            {groupDigits(count)}
          </text>
          {side && (
            <text aria-hidden="true" className={`${drawing.place} ${styles.name}`} {...anchor}>
              {name}
            </text>
          )}
          {side && isFull && (
            <text
              aria-hidden="true"
              className={`${drawing.place} ${styles.rent}`}
              {...anchor}
              dy="1.1em"
            >
              {rent}
            </text>
          )}
        </a>
      </g>
    );
  });
}
