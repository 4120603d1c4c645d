/** A picture of a page: a drawing, or the company's photograph in its place. */
export interface PagePicture {
  img: string;
  alt: string;
  /** A photograph fills its frame; a drawing stands on the page without one. */
  isPhoto: boolean;
}

/** The photograph, or the drawing while there is none. */
export function choosePicture(
  photo: string,
  { img, alt }: Pick<PagePicture, 'img' | 'alt'>,
  photoAlt = '',
): PagePicture {
  return photo === '' ? { img, alt, isPhoto: false } : { img: photo, alt: photoAlt, isPhoto: true };
}
