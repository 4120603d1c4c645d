import { pictureHost } from '../../../api/images';
import { preparePicture } from './prepare';
import { type PictureWork, uploadTo } from './uploads';

const host = pictureHost(
  import.meta.env.PUBLIC_CLOUDINARY_CLOUD_NAME,
  import.meta.env.PUBLIC_CLOUDINARY_UPLOAD_PRESET,
);

/** How this site's forms prepare and upload pictures. */
export const pictureWork: PictureWork = { prepare: preparePicture, upload: uploadTo(host) };
