import type { ArticleField as Definition } from '../../../../domain/field/article';
import { ArticleField } from '../../article/ArticleField';
import { type ControlProps, describeText, type FieldControl, Labelled, readText } from './control';
import { TextValue } from './text';

const rows = 16;

function ArticleControl(props: ControlProps<Definition>) {
  return (
    <Labelled {...props}>
      {(attributes) => (
        <ArticleField {...attributes} {...describeText(props)} label={props.label} rows={rows} />
      )}
    </Labelled>
  );
}

export const articleControl: FieldControl<Definition> = {
  Control: ArticleControl,
  read: readText,
  Value: TextValue,
};
