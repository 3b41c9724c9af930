/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { IconShape } from '../../icons/page-icons.ts'
import { Icon } from '../icon/icon.tsx'

/** Props of an input; others, and the ref, go to its `<input>`. */
export interface InputProps extends ComponentPropsWithoutRef<'input'> {
  /** Accessible name; also the placeholder if there is no other. */
  readonly label: string
  readonly icon?: IconShape | undefined
  /** A button or a fixed ending inside the field. */
  readonly end?: ReactNode
  readonly isInvalid?: boolean | undefined
  /** Id of the hint with the error. */
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

/** The box around an input: an edge, and a ring while it is typed in or wrong. */
function fieldStyles({ color, radius, u }: Theme, isInvalid: boolean): CSSObject {
  const ring = (name: 'accent' | 'bad-mark'): CSSObject => ({
    borderColor: color[name],
    boxShadow: `inset 0 0 0 1px ${color[name]}`,
  })
  return {
    display: 'flex',
    alignItems: 'center',
    gap: u(1),
    minHeight: u(4.8),
    paddingInline: u(1.4),
    border: `1px solid ${color.edge}`,
    borderRadius: radius.m,
    backgroundColor: color.group,
    color: color['text-2'],
    cursor: 'text',
    '&:focus-within': ring('accent'),
    ...(isInvalid && { '&, &:focus-within': ring('bad-mark') }),
    '&:has(:disabled)': { cursor: 'default', color: color['text-3'] },
  }
}

/** The input itself. 16 px, so that phones do not zoom in. */
function inputStyles({ color, type }: Theme): CSSObject {
  return {
    ...type.field,
    flex: 1,
    width: '100%',
    minWidth: 0,
    color: color.text,
    textOverflow: 'ellipsis',
    // The box shows the focus; where the visitor's colours hide the box's ring this one appears.
    '&:focus-visible': { outline: '2px solid transparent' },
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&:disabled': { color: color['text-3'] },
    '&::-webkit-search-cancel-button': { display: 'none' },
  }
}

/** Room for a small button inside the field. */
function fieldEndStyles({ u }: Theme): CSSObject {
  return { display: 'flex', flex: 'none', marginInlineEnd: u(-0.6) }
}
