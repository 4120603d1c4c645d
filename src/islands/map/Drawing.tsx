/**
 * What every map of a city shows whatever homes there are: water, roads, names, scale. The lines are data of `domain/map`.
 */
import { Fragment } from 'react';
import { mapText } from '../../content/properties/map';
import { drawCity } from '../../domain/map/drawing';
import { frames } from '../../domain/map/projection';
import type { City } from '../../domain/place/place';
import styles from './drawing.module.css';
import type { LaidOut } from './sheets';

/** Kilometres of the scale, and of a degree of latitude. */
const scaleLength = 5;
const degree = 110.6;

const makeId = (name: string) => `map-${name.replaceAll(' ', '-')}`;

/** Water, roads and the coast of a city. */
export function CityDrawing({ city }: { city: City }) {
  return (
    <g aria-hidden="true">
      {drawCity(city).map(({ kind, path, name, away, opacity }, index) => (
        <path
          key={index}
          id={name && makeId(name)}
          className={styles[kind]}
          d={path}
          transform={away ? `translate(${away} 0)` : undefined}
          opacity={opacity}
        />
      ))}
    </g>
  );
}

/** The scale and the north arrow, in the sea at the lower edge. */
export function Scale() {
  const length = (scaleLength / degree) * frames.Chennai.scale;
  return (
    <g
      className={styles.scale}
      transform={`translate(453 ${frames.Chennai.height - 14})`}
      aria-hidden="true"
    >
      <path d={`M0 -4V0H${length}V-4M${length / 2} -4V0`} />
      <text x={length / 2} y="-7">
        {mapText.scale}
      </text>
      <path d={`M${length - 6} -24V-44M${length - 9} -38L${length - 6} -45L${length - 3} -38`} />
      <text x={length - 17} y="-32">
        {mapText.north}
      </text>
    </g>
  );
}

/** The names of roads, rivers and landmarks where there is room for them; spaces part them in a browser that draws nothing. */
export function Names({ names, landmarks }: Omit<LaidOut, 'labelled'>) {
  return (
    <g className={styles.names} aria-hidden="true">
      {names.map(({ name, start }) => (
        <Fragment key={name}>
          <text dy="-3">
            <textPath href={`#${makeId(name)}`} startOffset={`${start.toFixed(1)}%`}>
              {name}
            </textPath>
          </text>{' '}
        </Fragment>
      ))}
      {landmarks.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <circle r="1.3" />
          <text x="5" y="3">
            {name}
          </text>{' '}
        </g>
      ))}
    </g>
  );
}

export function Sea({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <text
      className={styles.sea}
      transform={`translate(${x} ${y}) rotate(${turn})`}
      aria-hidden="true"
    >
      {mapText.sea}
    </text>
  );
}
