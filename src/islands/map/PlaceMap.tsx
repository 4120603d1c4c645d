/**
 * The maps of the two cities with the homes found, as links to cards of their homes. Drawn on the server, and without a
 * script the same.
 */
import type { ReactNode } from 'react';
import { mapText } from '../../content/properties/map';
import type { Bubble } from '../../domain/map/bubbles';
import { formatSlug } from '../../domain/place/pages';
import type { City } from '../../domain/place/place';
import { formatRent } from '../../domain/property/format';
import { findLanguage } from '../../domain/writing-system';
import { paths } from '../../paths';
import type { ResultsProps } from '../listings/Grid';
import { Bubbles, cardId } from './Bubbles';
import { CityDrawing, Names, Scale, Sea } from './Drawing';
import drawingStyles from './drawing.module.css';
import { makeLayer, layers, layOut } from './sheets';
import styles from './place-map.module.css';

function Card({ layer, bubble }: { layer: string; bubble: Bubble }) {
  const [first, ...others] = bubble.places;
  const label = others.length === 0 ? first.name : mapText.near(first.name);
  return (
    <div
      id={cardId(layer, bubble)}
      className={styles.card}
      data-layer={layer}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      <h3>
        <a href={paths.place(formatSlug(first))}>{label}</a>
      </h3>
      <a className={`target ${styles.close}`} href="#map" aria-label={mapText.close}>
        ×
      </a>
      <ul role="list">
        {bubble.places.flatMap((place) => [
          ...place.properties.map((property) => (
            <li key={property._id}>
              <a className="small" href={paths.property(property._id)}>
                <b className="clamp" lang={findLanguage(property.name)}>
                  {property.name}
                </b>{' '}
                <span className="quiet numbers">
                  {mapText.home(others.length === 0 ? '' : place.name, formatRent(property.price))}
                </span>
              </a>
            </li>
          )),
          place.count > place.properties.length && (
            <li key={place.name}>
              <a className="small" href={paths.place(formatSlug(place))}>
                {mapText.more(place.count - place.properties.length, place.name)}
              </a>
            </li>
          ),
        ])}
      </ul>
    </div>
  );
}

/** The maps of Chennai and Madurai with the homes found; the same on the server and in the browser. */
export function PlaceMap({ result }: ResultsProps) {
  const { places = [], found, others, notes } = result;
  const unknown = (found || others) - places.reduce((sum, { count }) => sum + count, 0);
  const map = (city: City, onPaper: ReactNode) => {
    const { frame } = makeLayer(city);
    const drawn = layers
      .filter((layer) => layer.city === city)
      .map((layer) => ({ ...layer, ...layOut(layer, places) }));
    return (
      <div className={city === 'Chennai' ? styles.chennai : styles.madurai}>
        <svg
          className={drawingStyles.drawing}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          role="group"
          aria-label={mapText.label[city]}
        >
          <CityDrawing city={city} />
          {onPaper}
          {drawn.map(({ name, sea, names, landmarks, labelled }) => (
            <g key={name} data-layer={name}>
              {sea && <Sea {...sea} />}
              <Names names={names} landmarks={landmarks} />
              <Bubbles layer={name} labelled={labelled} />
            </g>
          ))}
        </svg>
        {drawn.flatMap(({ name, labelled }) =>
          labelled.map(({ bubble }) => (
            <Card key={cardId(name, bubble)} layer={name} bubble={bubble} />
          )),
        )}
      </div>
    );
  };
  return (
    <figure className={styles.map} id="map">
      {found === 0 && others > 0 && <p>{notes.others}</p>}
      <div className={styles.sheet}>
        {map('Chennai', <Scale />)}
        {map(
          'Madurai',
          <text className={styles.city} x="10" y="17" aria-hidden="true">
            Madurai
          </text>,
        )}
      </div>
      <figcaption className="quiet small">
        {unknown > 0 && <p>{mapText.unknown(unknown)}</p>}
        <p>{mapText.approximate}</p>
      </figcaption>
    </figure>
  );
}
