import { Button, Sentence, VisuallyHidden } from '@daybreak/ui';
import { type DragEvent, useRef, useState } from 'react';
import * as icons from './icons.css.ts';
import { locales, useLanguage } from './languages.ts';
import { Notice } from './Notice.tsx';
import * as styles from './ResumeField.css.ts';
import { faultDetail, faultText, fileSize, plainName } from './resumeFile.ts';
import type { ResumeChoice, Progress as Step } from './useResume.ts';

interface ResumeFieldProps {
  choice: ResumeChoice;
  /** Name of the file lost in a reload. */
  lostHint: string;
  progress: Step;
  onCancel: () => void;
  /** Whether the form can be sent without a resume. */
  optional?: boolean;
}

/** The resume: dropped or picked, then shown by name and size, with its upload progress and a remove button. */
export function ResumeField({ choice, lostHint, progress, onCancel, optional = false }: ResumeFieldProps) {
  const { file, fault } = choice;
  const { language, words } = useLanguage();
  const { stated, resume: text } = words;
  const problem = fault && faultText(fault, words, lostHint);
  const detail = fault && faultDetail(fault, language);
  const name = file && plainName(file.name);
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setIsDragOver] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const busy = progress.step !== 'none';

  const pick = (files: FileList | null) => {
    setIsRemoved(false);
    choice.choose([...(files ?? [])]);
    // Lets the same file be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    if (!busy) pick(event.dataTransfer.files);
  };
  const remove = () => {
    choice.remove();
    setIsRemoved(true);
    input.current?.focus();
  };
  const dismiss = () => {
    choice.dismiss();
    input.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the file input works for everyone.
    <div
      className={styles.field}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDragOver(!busy);
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={drop}
    >
      <label htmlFor="resume" className={styles.label}>
        {text.label}
      </label>
      <div
        className={styles.zone}
        data-over={isDragOver || undefined}
        data-invalid={Boolean(problem) || undefined}
      >
        <input
          ref={input}
          id="resume"
          name="resume"
          type="file"
          accept=".pdf,.doc,.docx"
          className={styles.input}
          aria-describedby="resume-hint resume-problem"
          aria-invalid={problem ? true : undefined}
          disabled={busy}
          onChange={(event) => pick(event.target.files)}
        />
        {file ? (
          <div className={styles.chosen}>
            <span className={`${icons.file} ${styles.icon}`} />
            <div className={styles.about}>
              <p className={styles.name} dir="auto" translate="no">
                {name}
              </p>
              <p className={styles.size}>{fileSize(file.size, locales[language])}</p>
            </div>
            {busy ? null : (
              <div className={styles.actions}>
                <Button size="small" onClick={() => input.current?.click()}>
                  {text.replace}
                </Button>
                <Button size="small" tone="quiet" onClick={remove}>
                  {text.remove}
                </Button>
              </div>
            )}
          </div>
        ) : (
          <div className={styles.invitation}>
            <span className={`${icons.upload} ${styles.icon}`} />
            <p>
              {isDragOver ? (
                text.dropNow
              ) : (
                <>
                  <span className={styles.choose}>{text.choose}</span>
                  <span>{` ${text.orDrop}`}</span>
                </>
              )}
            </p>
          </div>
        )}
        {progress.step === 'uploading' && file ? (
          <div className={styles.upload}>
            <label className={styles.uploading}>
              <Sentence verbatim={[name ?? '']}>{text.uploading(name ?? '')}</Sentence>
              <span aria-hidden="true">{`${Math.round(progress.share * 100)}%`}</span>
              <progress className={styles.bar} max={1} value={progress.share} />
            </label>
            <Button size="small" onClick={onCancel}>
              {text.cancel}
            </Button>
          </div>
        ) : null}
      </div>
      <p id="resume-hint" className={styles.hint}>
        <Sentence verbatim={[lostHint]}>{lostHint && !problem ? text.again(lostHint) : text.hint}</Sentence>
      </p>
      {problem ? (
        <Notice tone="danger" title={stated.error}>
          <div id="resume-problem">
            <p>
              <Sentence verbatim={[name ?? lostHint]}>{problem}</Sentence>
            </p>
            {detail ? <p>{detail}</p> : null}
          </div>
          {name || optional ? (
            <Button size="small" className={styles.clearFailure} onClick={dismiss}>
              {name ? text.keep(name) : text.without}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <VisuallyHidden role="status">
        {choice.checking ? text.checking : isRemoved && !file ? text.removed : ''}
      </VisuallyHidden>
    </div>
  );
}
