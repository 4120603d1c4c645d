import { pictureHost } from '../../../api/images';
import type { SavedRecord } from '../../../api/save';
import { messages } from '../../../content/messages';
import { keepNotice } from '../../../stores/notices';
import { preparePicture } from '../pictures/prepare';
import { uploadTo } from '../pictures/host-upload';
import type { PictureWork } from '../pictures/uploads';
import { withWarning } from '../warning';
import { DraftKeeper } from './draft-keeper';
import { Editor } from './editor';
import { Saver } from './saver';
import type { FormSpec } from './spec';

const host = pictureHost(
  import.meta.env.PUBLIC_CLOUDINARY_CLOUD_NAME,
  import.meta.env.PUBLIC_CLOUDINARY_UPLOAD_PRESET,
);

const pictureWork: PictureWork = { prepare: preparePicture, upload: uploadTo(host) };

/** The parts of one open form. */
export interface OpenForm {
  editor: Editor;
  keeper: DraftKeeper;
  saver: Saver;
}

/** Opens the form of a record, or of a new one; after saving, the list follows. */
export function openForm(spec: FormSpec, record: SavedRecord | null): OpenForm {
  const editor = new Editor(spec, record, pictureWork);
  const keeper = new DraftKeeper(editor);
  const saver = new Saver(editor, ({ wasNew, warning }) => {
    const { added, updated } = messages.record;
    keeper.finish();
    keepNotice(withWarning(wasNew ? added : updated, warning));
    location.assign(spec.list);
  });
  return { editor, keeper, saver };
}
