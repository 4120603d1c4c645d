import { isMapShare, parseHttps } from '../../domain/links';
import { mapPlace } from '../../domain/map-links';
import { propertyFields } from '../../domain/property/fields';

const maxMilliseconds = 3_000;

/** A map link with the address that a short one leads to; it stays as it is when Google does not answer. */
export async function withLongMapLink<Given extends { googleLocation?: string | undefined }>(
  given: Given,
): Promise<Given> {
  const url = parseHttps(given.googleLocation ?? '');
  if (!url || !isMapShare(url)) return given;
  try {
    const signal = AbortSignal.timeout(maxMilliseconds);
    const { headers, body } = await fetch(url, { redirect: 'manual', signal });
    await body?.cancel();
    const googleLocation = headers.get('location') ?? '';
    const fits = googleLocation.length <= propertyFields.googleLocation.max;
    return fits && mapPlace(googleLocation) !== null ? { ...given, googleLocation } : given;
  } catch (cause) {
    console.warn('A short map link could not be followed; it is saved as it is.', cause);
    return given;
  }
}
