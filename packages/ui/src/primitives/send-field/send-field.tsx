/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type FormEvent, forwardRef, type ReactNode, useId } from 'react'
import { arrowEndIcon } from '../../icons/icons.ts'
import { media } from '../../theme/mixins.ts'
import { Hint } from '../hint/hint.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Input, type InputProps } from '../input/input.tsx'

/** The arrow is there from this many characters on. Source: docs/views.md, e-mail field. */
const SENDABLE_LENGTH = 4

/** Props of a field that is sent; others, and the ref, go to its `<input>`. */
export interface SendFieldProps
  extends Omit<InputProps, 'value' | 'onChange' | 'onSubmit' | 'end' | 'isInvalid' | 'hintId'> {
  readonly value: string
  /** Called with the text of the field. */
  readonly onText: (text: string) => void
  /** Called with it, without blanks around it, when it is sent by Enter or by the arrow. */
  readonly onSend: (text: string) => void
  readonly sendLabel: string
  /** A fixed ending of what is typed, such as that of a name. With it the field is written left to right. */
  readonly ending?: ReactNode
  /** In the arrow's place while it is being sent: a `Spinner`. */
  readonly busy?: ReactNode
  readonly isBusy?: boolean | undefined
  /** There is no arrow for a text that leads nowhere. Enter still sends it. */
  readonly hasArrow?: boolean | undefined
  /** The error of the text that was sent; announced as it appears. */
  readonly error?: ReactNode
}

/** One line to type in, with an arrow that sends it. */
export const SendField = forwardRef<HTMLInputElement, SendFieldProps>(function SendField(
  {
    value,
    onText,
    onSend,
    sendLabel,
    ending,
    busy,
    isBusy = false,
    hasArrow = true,
    error,
    ...rest
  },
  ref,
) {
  const errorId = useId()
  const text = value.trim()
  const canSend = text !== '' && !isBusy && rest.disabled !== true
  const send = (event: FormEvent): void => {
    event.preventDefault()
    // Enter also submits an incomplete text, so that the caller can show an error.
    if (canSend) onSend(text)
  }
  return (
    <form noValidate onSubmit={send} data-part="send-field">
      <div dir={ending === undefined ? undefined : 'ltr'}>
        <Input
          ref={ref}
          isInvalid={error !== undefined}
          hintId={error === undefined ? undefined : errorId}
          aria-busy={isBusy || undefined}
          readOnly={isBusy}
          {...rest}
          value={value}
          onChange={(event) => onText(event.currentTarget.value)}
          end={
            <span css={(theme) => endsStyles(theme, ending !== undefined)}>
              {ending}
              <span css={endStyles}>
                {isBusy && busy}
                {canSend && hasArrow && text.length >= SENDABLE_LENGTH && (
                  <IconButton type="submit" icon={arrowEndIcon} label={sendLabel} tone="primary" />
                )}
              </span>
            </span>
          }
        />
      </div>
      {error !== undefined && (
        <Hint id={errorId} isError>
          {error}
        </Hint>
      )}
    </form>
  )
})

/** The ending beside the arrow, which points along with it in every language. */
function endsStyles({ u }: Theme, isLeftToRight: boolean): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: u(1),
    ...(isLeftToRight && { '&& svg': { transform: 'none' } }),
  }
}

/** The space of the arrow, reserved before it is shown, so that no text moves. */
function endStyles({ u }: Theme): CSSObject {
  return {
    display: 'grid',
    placeItems: 'center',
    width: u(3.2),
    [media.sheet]: { width: u(3.6) },
  }
}
