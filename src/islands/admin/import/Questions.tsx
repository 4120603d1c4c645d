import { useId } from 'react';
import { answerText, questionText, questionWords } from '../../../content/import/questions';
import type { Matching, Question } from '../../../domain/import';
import { Select } from '../../form/Select';
import styles from './import.module.css';

interface Props {
  questions: readonly Question[];
  answers: Matching['answers'];
  onChange: (answers: Matching['answers']) => void;
}

/** What is asked once for all rows of the sheet. */
export function Questions({ questions, answers, onChange }: Props) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stack tight">
      <h3 id={id}>{questionWords.title}</h3>
      <ul role="list" className={styles.columns}>
        {questions.map((question) => (
          <li key={question.id} className={styles.column}>
            <p>
              {question.about === 'colour' && (
                <svg className={styles.colour} viewBox="0 0 1 1" aria-hidden="true">
                  <rect width="1" height="1" fill={`#${question.examples[0]}`} />
                </svg>
              )}{' '}
              {questionText(question)}
            </p>
            <Select
              aria-label={questionText(question)}
              value={answers[question.id] ?? ''}
              options={[
                ['', questionWords.choose],
                ...question.options.map((one) => [one, answerText(question, one)] as const),
              ]}
              onChange={({ target }) => onChange({ ...answers, [question.id]: target.value })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
