/** @jsxImportSource @emotion/react */
import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type ReactNode,
  useId,
} from 'react'
import { arrowEndIcon, problemIcon } from '../../icons/icons.ts'
import type { IconShape } from '../../icons/page-icons.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import {
  sendEndStyles,
  sendErrorStyles,
  sendFieldStyles,
  sendInputStyles,
} from './send-field.styles.ts'

/** The arrow is there from this many characters on. Source: docs/views.md, e-mail field. */
const SENDABLE_LENGTH = 4

/** Props of a field that is sent; others, and the ref, go to its `<input>`. */
export interface SendFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'onSubmit'> {
  /** What is asked for; also the placeholder when none is given. */
  readonly label: string
  readonly icon?: IconShape | undefined
  readonly value: string
  /** Called with what stands in the field. */
  readonly onText: (text: string) => void
  /** Called with it, without blanks around it, when it is sent by Enter or by the arrow. */
  readonly onSend: (text: string) => void
  readonly sendLabel: string
  /** In the arrow's place while it is being sent: a `Spinner`. */
  readonly busy?: ReactNode
  readonly isBusy?: boolean | undefined
  /** What is wrong with what was sent; announced as it appears. */
  readonly error?: ReactNode
}

/** One line to type in, with an arrow that sends it. */
export const SendField = forwardRef<HTMLInputElement, SendFieldProps>(function SendField(
  { label, icon, value, onText, onSend, sendLabel, busy, isBusy = false, error, ...rest },
  ref,
) {
  const errorId = useId()
  const text = value.trim()
  const isSendable = text.length >= SENDABLE_LENGTH && !isBusy && rest.disabled !== true
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (isSendable) onSend(text)
  }
  return (
    <form noValidate onSubmit={send} data-part="send-field">
      <label data-part="field" css={(theme) => sendFieldStyles(theme, error !== undefined)}>
        {icon && <Icon shape={icon} />}
        <input
          ref={ref}
          data-part="input"
          type="text"
          placeholder={label}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-busy={isBusy || undefined}
          readOnly={isBusy}
          {...rest}
          value={value}
          onChange={(event) => onText(event.currentTarget.value)}
          css={sendInputStyles}
        />
        <span css={sendEndStyles}>
          {isBusy && busy}
          {isSendable && (
            <IconButton type="submit" icon={arrowEndIcon} label={sendLabel} tone="primary" />
          )}
        </span>
      </label>
      {error !== undefined && (
        <p id={errorId} role="alert" data-part="hint" css={sendErrorStyles}>
          <Icon shape={problemIcon} size="s" />
          <span>{error}</span>
        </p>
      )}
    </form>
  )
})
