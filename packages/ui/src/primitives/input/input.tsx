/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { IconShape } from '../../icons/icon-shape.ts'
import { Icon } from '../icon/icon.tsx'
import { fieldEndStyles, fieldStyles, inputStyles } from './input.styles.ts'

/** Props of an input; others, and the ref, go to its `<input>`. */
export interface InputProps extends ComponentPropsWithoutRef<'input'> {
  /** What is asked for; also the placeholder when none is given. */
  readonly label: string
  readonly icon?: IconShape | undefined
  /** A button or a fixed ending inside the field. */
  readonly end?: ReactNode
  readonly isInvalid?: boolean | undefined
  /** Id of the hint that says what is wrong. */
  readonly hintId?: string | undefined
}

/** One line to type in. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  { label, icon, end, isInvalid = false, hintId, className, ...rest },
  ref,
) {
  return (
    <label data-part="field" className={className} css={(theme) => fieldStyles(theme, isInvalid)}>
      {icon && <Icon shape={icon} />}
      <input
        ref={ref}
        data-part="input"
        type="text"
        placeholder={label}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hintId}
        autoComplete="off"
        {...rest}
        css={inputStyles}
      />
      {end !== undefined && <span css={fieldEndStyles}>{end}</span>}
    </label>
  )
})
