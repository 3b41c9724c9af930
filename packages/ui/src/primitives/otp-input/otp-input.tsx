/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, useLayoutEffect, useRef } from 'react'
import { useMergedRef } from '../../root/use-merged-ref.ts'
import { media } from '../../theme/mixins.ts'
import { readCode } from './read-code.ts'
import { useBoxes } from './use-boxes.ts'

/** Variant of a box. */
interface BoxVariant {
  readonly isMarked: boolean
  readonly isInvalid: boolean
  readonly hasCaret: boolean
}

/** Props of code boxes; others, and the ref, go to their one `<input>`. */
export interface OtpInputProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'type'> {
  /** The name of the field, for screen readers. */
  readonly label: string
  /** The digits entered. */
  readonly value: string
  /** Called with the digits entered; once for a pasted code. */
  readonly onCode: (code: string) => void
  /** How many figures there are; six by default. */
  readonly length?: number | undefined
  readonly isInvalid?: boolean | undefined
  /** Id of the hint with the error. */
  readonly hintId?: string | undefined
}

/** A code in boxes, drawn over one real input: it can be pasted, filled in and read as one. */
export const OtpInput = forwardRef<HTMLInputElement, OtpInputProps>(function OtpInput(
  { label, value, onCode, length = 6, isInvalid = false, hintId, className, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  // A view with this input has no other purpose, and phones offer the code of a message in it.
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

/** The boxes, and the input over all of them. Codes are read left to right everywhere. */
function otpStyles({ space, u }: Theme, length: number): CSSObject {
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `repeat(${length},minmax(0,1fr))`,
    gap: space[2],
    direction: 'ltr',
    [media.sheet]: { gap: u(0.6) },
  }
}

/** The one real input: everywhere, and nowhere to be seen. */
function otpInputStyles({ type }: Theme): CSSObject {
  return {
    ...type.field,
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    color: 'transparent',
    caretColor: 'transparent',
    cursor: 'text',
    // Password managers put their button where the field ends.
    paddingInlineEnd: 0,
    '&::selection': { backgroundColor: 'transparent', color: 'transparent' },
    '&:focus-visible': { outline: '2px solid transparent', outlineOffset: '4px' },
  }
}

/** One box with its figure. */
function otpBoxStyles(
  { color, radius, type, u }: Theme,
  { isMarked, isInvalid, hasCaret }: BoxVariant,
): CSSObject {
  // A wrong code is marked as a whole, so that the next figure replaces it: what it is comes first.
  const ring = isInvalid ? 'bad-mark' : isMarked ? 'accent' : undefined
  return {
    ...type.lead,
    display: 'grid',
    placeItems: 'center',
    height: u(5.6),
    borderRadius: radius.m,
    border: `1px solid ${color[ring ?? 'edge']}`,
    boxShadow: ring ? `inset 0 0 0 1px ${color[ring]}` : 'none',
    backgroundColor: color.group,
    color: color.text,
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...(isMarked && { [media.forced]: { borderColor: 'Highlight' } }),
    ...(hasCaret && {
      '&::after': {
        content: '""',
        width: 1.5,
        height: u(2.4),
        backgroundColor: color.accent,
        [media.moving]: { animation: 'lk-fade 530ms steps(2,jump-none) infinite alternate' },
        [media.forced]: { backgroundColor: 'Highlight' },
      },
    }),
  }
}
