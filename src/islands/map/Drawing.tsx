import { mapText } from '../../content/properties/map';
import { chennaiFrame, coast, lakes, rivers, roads } from '../../domain/map/chennai';
import type { NamedLine } from '../../domain/map/line-names';
import { maduraiFrame, squares, temple, vaigai } from '../../domain/map/madurai';
import { curve, type Frame, project, shape } from '../../domain/map/projection';
import styles from './drawing.module.css';
import type { LaidOut } from './sheets';

/** The distances (in units) of the lines along the coast, as engravers drew water. */
const waves = [5, 11, 19];

/** Kilometres of the scale, and of a degree of latitude. */
const [scaleLength, degree] = [5, 110.6];

const idOf = (name: string) => `map-${name.replaceAll(' ', '-')}`;

interface LinesProps {
  lines: readonly NamedLine[];
  frame: Frame;
  className: string | undefined;
}

function Lines({ lines, frame, className }: LinesProps) {
  return (
    <g className={className}>
      {lines.map(({ name, line }) => (
        <path key={name} id={idOf(name)} d={curve(line, frame)} />
      ))}
    </g>
  );
}

export function ChennaiDrawing() {
  const frame = chennaiFrame;
  const shore = curve(coast, frame);
  return (
    <g aria-hidden="true">
      <path className={styles.water} d={`${shore}H${frame.width + 200}V${frame.height + 600}Z`} />
      <g className={styles.waves}>
        {waves.map((away) => (
          <path key={away} d={shore} transform={`translate(${away} 0)`} />
        ))}
      </g>
      {lakes.map((lake, index) => (
        <path key={index} className={styles.water} d={shape(lake, frame)} />
      ))}
      <Lines className={styles.rivers} lines={rivers} frame={frame} />
      <path className={styles.shore} d={shore} />
      <Lines className={styles.roads} lines={roads} frame={frame} />
    </g>
  );
}

/** The scale and the north arrow, in the sea at the lower edge. */
export function Scale() {
  const length = (scaleLength / degree) * chennaiFrame.scale;
  return (
    <g
      className={styles.scale}
      transform={`translate(453 ${chennaiFrame.height - 14})`}
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

export function MaduraiDrawing() {
  const frame = maduraiFrame;
  const middle = project(temple, frame);
  return (
    <g aria-hidden="true">
      <Lines className={styles.rivers} lines={[vaigai]} frame={frame} />
      <g className={styles.streets}>
        {squares.map((half) => {
          const side = half * frame.scale;
          return (
            <rect
              key={half}
              x={middle.x - side}
              y={middle.y - side}
              width={2 * side}
              height={2 * side}
            />
          );
        })}
      </g>
    </g>
  );
}

/** The names of roads, rivers and landmarks where there is room for them. */
export function Names({ names, landmarks }: Omit<LaidOut, 'labelled'>) {
  return (
    <g className={styles.names} aria-hidden="true">
      {names.map(({ name, start }) => (
        <text key={name} dy="-3">
          <textPath href={`#${idOf(name)}`} startOffset={`${start.toFixed(1)}%`}>
            {name}
          </textPath>
        </text>
      ))}
      {landmarks.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <circle r="1.3" />
          <text x="5" y="3">
            {name}
          </text>
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
