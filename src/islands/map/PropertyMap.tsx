/** Which part of a city's drawing shows one home or office, and what is named in it. */
import { mapText } from '../../content/properties/map';
import { type Area, around } from '../../domain/map/area';
import { mapPoint } from '../../domain/map-links';
import { findHomePlace } from '../../domain/place/home';
import { findCoordinates } from '../../domain/place/localities';
import { cities, isCity } from '../../domain/place/place';
import { type Frame, project } from '../../domain/map/projection';
import type { Property } from '../../domain/property/schema';
import { CityDrawing, Names } from './Drawing';
import drawing from './drawing.module.css';
import styles from './property-map.module.css';
import { makeLayer, layOut } from './sheets';

const width = 360;
const height = 180;

/** Around the place; the middle of the drawing where it would else show its edge. */
function findPart({ x, y }: { x: number; y: number }, frame: Frame): Area {
  const start = (position: number, shown: number, all: number) =>
    shown >= all ? (all - shown) / 2 : Math.min(all - shown, Math.max(0, position - shown / 2));
  const left = start(x, width, frame.width);
  const top = start(y, height, frame.height);
  return { left, right: left + width, top, bottom: top + height };
}

const isIn = (frame: Frame, { x, y }: { x: number; y: number }) =>
  x > 0 && x < frame.width && y > 0 && y < frame.height;

interface Props extends Pick<Property, 'name' | 'address' | 'googleLocation'> {
  /** Set for an office: shows the middle of the city if its place is not known. */
  city?: string;
}

/** A home or an office on the map of its city; nothing where its place is unknown or beyond the drawing. */
export function PropertyMap(property: Props) {
  const city = cities.find((name) => name === property.city);
  const known = findHomePlace(property);
  const place = known && !isCity(known) ? known : city ? { name: city, city } : null;
  const middle = place && findCoordinates(place);
  if (!place || !middle) return null;
  const layer = makeLayer(place.city);
  const marked = mapPoint(property.googleLocation);
  const points = [marked, middle].map((point) => point && project(point, layer.frame));
  const middlePoint = points.find((point) => point && isIn(layer.frame, point));
  if (!middlePoint) return null;
  const paper = findPart(middlePoint, layer.frame);
  const name = {
    ...around(middlePoint, place.name.length * 3.4),
    top: middlePoint.y - 34,
    bottom: middlePoint.y - 14,
  };
  const others = layer.landmarks.filter((landmark) => landmark !== place.name);
  const taken = [...layer.taken, around(middlePoint, 16), name];
  const laid = layOut({ ...layer, paper, landmarks: others, taken }, []);
  return (
    <figure className={styles.figure}>
      <svg
        className={drawing.drawing}
        viewBox={`${paper.left} ${paper.top} ${width} ${height}`}
        role="img"
        aria-label={mapText.on(place.name, place.city)}
      >
        <CityDrawing city={place.city} />
        <Names {...laid} />
        <g transform={`translate(${Math.round(middlePoint.x)} ${Math.round(middlePoint.y)})`}>
          <circle className={styles.around} r="13" />
          <circle className={styles.middle} r="4" />
          <text className={drawing.place} y="-19" textAnchor="middle">
            {place.name}
          </text>
        </g>
      </svg>
      <figcaption className="quiet small">{mapText.approximate}</figcaption>
    </figure>
  );
}
