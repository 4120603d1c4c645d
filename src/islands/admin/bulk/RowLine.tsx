import { memo } from 'react';
import { bulk } from '../../../content/bulk';
import type { RowPreview } from '../../../domain/bulk/preview';
import styles from './rows.module.css';
import details from './details.module.css';
import step from './step.module.css';
import { Changes } from './Changes';
import { Errors } from './Errors';

const words = bulk.rows;
const tones = {
  create: 'strong',
  update: undefined,
  unchanged: undefined,
  error: 'alarm',
} as const;

function Line({ row }: { row: RowPreview }) {
  const { action, changes, errors, cautions } = row;
  return (
    <tr data-action={action}>
      <td className="numbers">
        <span className={styles.label}>{words.row} </span>
        {row.row}
      </td>
      <th scope="row">{row.name || words.unnamed}</th>
      <td>
        <span className="badge" data-tone={tones[action]}>
          {words.badges[action]}
        </span>
      </td>
      <td className={details.details}>
        {errors.length > 0 && <Errors errors={errors} />}
        {changes.length > 0 && <Changes changes={changes} />}
        {cautions.map((caution) => (
          <p key={caution} className={step.caution}>
            <strong>{words.look}</strong> {caution}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** What one row would do; drawn once, however often the filter changes. */
export const RowLine = memo(Line);
