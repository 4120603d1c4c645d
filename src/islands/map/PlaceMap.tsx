import type { ReactNode } from 'react';
import { mapText } from '../../content/properties/map';
import type { Bubble } from '../../domain/map/bubbles';
import type { City } from '../../domain/map/property-place';
import type { CountedPlace } from '../../domain/map/properties-by-place';
import { listingAddress } from '../../stores/filter';
import type { ResultsProps } from '../listings/Grid';
import { Bubbles, cardOf } from './Bubbles';
import { ChennaiDrawing, MaduraiDrawing, Names, Scale, Sea } from './Drawing';
import drawingStyles from './drawing.module.css';
import { layerOf, layers, layOut } from './sheets';
import styles from './place-map.module.css';

interface CardProps {
  layer: string;
  bubble: Bubble;
  addressOf: (place: CountedPlace) => string;
}

/** The places of a bubble, shown once its link leads there. */
function Card({ layer, bubble, addressOf }: CardProps) {
  const label = mapText.near(bubble.places[0].name);
  return (
    <div
      id={cardOf(layer, bubble)}
      className={styles.card}
      data-layer={layer}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      <h3>{label}</h3>
      <a className={`target ${styles.close}`} href="#map" aria-label={mapText.close}>
        ×
      </a>
      <ul className="bare">
        {bubble.places.map((place) => (
          <li key={place.name}>
            <a className="cluster" href={addressOf(place)}>
              <b>{place.name}</b> <span className="numbers">{mapText.homes(place.found)}</span>{' '}
              <span className="quiet numbers">{mapText.from(place.rent)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was found on the maps of Chennai and Madurai; the same on the server and in the browser. */
export function PlaceMap({ view, query }: ResultsProps) {
  const places = view.places ?? [];
  const unknown = view.found - places.reduce((sum, { own }) => sum + own, 0);
  const addressOf = ({ text }: CountedPlace) =>
    listingAddress({ ...query, filter: { ...query.filter, text }, view: 'list', page: 1 });
  const map = (city: City, drawing: ReactNode) => {
    const { frame } = layerOf(city);
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
          {drawing}
          {drawn.map(({ name, sea, names, landmarks, labelled }) => (
            <g key={name} data-layer={name}>
              {sea && <Sea {...sea} />}
              <Names names={names} landmarks={landmarks} />
              <Bubbles layer={name} labelled={labelled} addressOf={addressOf} />
            </g>
          ))}
        </svg>
        {drawn.flatMap(({ name, labelled }) =>
          labelled
            .filter(({ bubble }) => bubble.places.length > 1)
            .map(({ bubble }) => (
              <Card key={cardOf(name, bubble)} layer={name} bubble={bubble} addressOf={addressOf} />
            )),
        )}
      </div>
    );
  };
  return (
    <figure className={styles.map} id="map">
      <div className={styles.sheet}>
        {map(
          'Chennai',
          <>
            <ChennaiDrawing />
            <Scale />
          </>,
        )}
        {map(
          'Madurai',
          <>
            <MaduraiDrawing />
            <text className={styles.city} x="10" y="17" aria-hidden="true">
              Madurai
            </text>
          </>,
        )}
      </div>
      <figcaption className="quiet small">
        {unknown > 0 && <p>{mapText.unknown(unknown)}</p>}
        <p>{mapText.approximate}</p>
      </figcaption>
    </figure>
  );
}
