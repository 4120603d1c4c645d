import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawnPlaces } from '../../../domain/map/place-picture';
import type { Place } from '../../../domain/place/place';
import { paths } from '../../../paths';
import { drawPlace } from '../../../server/images/place-picture';

/** Made by a build: a picture of each place, for homes that have none of their own. */
export const getStaticPaths = (() =>
  drawnPlaces().map((place) => ({
    params: { place: path.basename(paths.placePicture(place), '.jpg') },
    props: { ...place },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Place> = async ({ props }) =>
  new Response(new Uint8Array(await drawPlace(props)), {
    headers: { 'content-type': 'image/jpeg' },
  });
