/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, useLayoutEffect, useRef } from 'react'
import { useMergedRef } from '../../root/use-merged-ref.ts'
import { otpBoxStyles, otpInputStyles, otpStyles } from './otp-input.styles.ts'
import { readCode } from './read-code.ts'
import { useBoxes } from './use-boxes.ts'

/** Props of code boxes; others, and the ref, go to their one `<input>`. */
export interface OtpInputProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'type'> {
  /** What the code is for. */
  readonly label: string
  /** The figures so far. */
  readonly value: string
  /** Called with the figures so far; a pasted code comes at once. */
  readonly onCode: (code: string) => void
  /** How many figures there are; six by default. */
  readonly length?: number | undefined
  readonly isInvalid?: boolean | undefined
  /** Id of the hint that says what is wrong. */
  readonly hintId?: string | undefined
}

/** A code in boxes, drawn over one real input: it can be pasted, filled in and read as one. */
export const OtpInput = forwardRef<HTMLInputElement, OtpInputProps>(function OtpInput(
  { label, value, onCode, length = 6, isInvalid = false, hintId, className, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  // A view with a code is there for nothing else, and phones offer the code of a message in it.
  useLayoutEffect(() => input.current?.setAttribute('autofocus', ''), [])
  const { marked, handlers } = useBoxes(input, { code: value, length, isInvalid })
  const isMarked = (box: number): boolean =>
    marked !== undefined && box >= marked[0] && box < marked[1]
  return (
    <span data-part="otp" className={className} css={(theme) => otpStyles(theme, length)}>
      <input
        ref={useMergedRef(input, ref)}
        data-part="otp-input"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hintId}
        value={value}
        onChange={(event) => onCode(readCode(event.currentTarget.value, length))}
        {...handlers}
        {...rest}
        css={otpInputStyles}
      />
      {Array.from({ length }, (_, box) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
          key={box}
          aria-hidden="true"
          data-part="otp-box"
          data-marked={isMarked(box) || undefined}
          css={(theme) =>
            otpBoxStyles(theme, {
              isMarked: isMarked(box),
              isInvalid,
              hasCaret: isMarked(box) && box >= value.length,
            })
          }
        >
          {value[box]}
        </span>
      ))}
    </span>
  )
})
