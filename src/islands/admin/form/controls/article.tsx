import type { ArticleDefinition } from '../../../../domain/field/article';
import { ArticleField } from '../../article/ArticleField';
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
