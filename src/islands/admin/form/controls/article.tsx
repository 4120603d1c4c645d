import type { ArticleDefinition } from '../../../../domain/field/texts';
import {
  type ControlProps,
  textAttributes,
  type FieldControl,
  LabelledControl,
  readFormText,
} from './control';
import { TextValue } from './text';

const rows = 16;

function ArticleControl(props: ControlProps<ArticleDefinition>) {
  const { ArticleField } = props.editor.spec;
  if (!ArticleField) throw new Error('The form has no field for an article.');
  return (
    <LabelledControl {...props}>
      {(attributes) => (
        <ArticleField {...attributes} {...textAttributes(props)} label={props.label} rows={rows} />
      )}
    </LabelledControl>
  );
}

export const articleControl: FieldControl<ArticleDefinition> = {
  Control: ArticleControl,
  read: readFormText,
  Value: TextValue,
};
