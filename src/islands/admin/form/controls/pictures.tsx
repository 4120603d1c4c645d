import { versionWords } from '../../../../content/forms/versions';
import type { PicturesDefinition } from '../../../../domain/field/lists';
import { textsIn } from '../../../../domain/form';
import { PictureField } from '../../pictures/PictureField';
import { type ControlProps, describeControl, type FieldControl, type ValueProps } from './control';
import { SmallPictures } from './SmallPictures';

function PicturesControl(props: ControlProps<PicturesDefinition>) {
  return <PictureField {...describeControl(props)} pictures={props.editor.gallery} />;
}

function PicturesValue({ value }: ValueProps<PicturesDefinition>) {
  const urls = textsIn(value);
  return (
    <span className="lines">
      {versionWords.values.pictures(urls.length)}
      <SmallPictures urls={urls} />
    </span>
  );
}

export const picturesControl: FieldControl<PicturesDefinition> = {
  Control: PicturesControl,
  // The editor has them: no control holds a picture.
  read: () => [],
  Value: PicturesValue,
};
