/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, useLayoutEffect, useRef, useState } from 'react'
import { useMergedRef } from '../../root/use-merged-ref.ts'
import { LEAST_FIELD_PX } from '../../theme/base-css.ts'
import { isDecimalText, readAmount } from './read-amount.ts'
import { useFit } from './use-fit.ts'

/** A whole amount; not the beginning of one, such as "5.". */
const WHOLE = /^\d+(?:\.\d+)?$/

/** Props of an amount; others, and the ref, go to its `<input>`. */
export interface AmountInputProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'type'> {
  /** The name of the field, for screen readers. */
  readonly label: string
  /** Decimal text with a point, "0.25", or what was typed and is no amount. */
  readonly value: string
  /**
   * Called with decimal text with a point, in whatever way of the language it was typed. What can't be read
   * exactly is passed on as it is, and is no decimal text: refuse it with words. Absent: it can only be read.
   */
  readonly onAmount?: ((amount: string) => void) | undefined
  /** The decimal sign of the language: a point, which is the default, or a comma. */
  readonly decimalSign?: string | undefined
  /**
   * Writes decimal text with the separators of the language, for reading: while the field does not have the
   * focus. What is typed and read back never has any of our own.
   */
  readonly format?: ((amount: string) => string) | undefined
  readonly isInvalid?: boolean | undefined
  /** Ids of what is to be known of the amount: what is available, a hint with the error. */
  readonly hintId?: string | undefined
}

/** A large input for an amount. Render it in a `Panel`, which shows focus and errors. */
export const AmountInput = forwardRef<HTMLInputElement, AmountInputProps>(function AmountInput(
  {
    label,
    value,
    onAmount,
    decimalSign = '.',
    format,
    isInvalid = false,
    hintId,
    onFocus,
    onBlur,
    ...rest
  },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  const [isTyping, setIsTyping] = useState(false)
  const isReadOnly = onAmount === undefined
  const isFormatted = (isReadOnly || !isTyping) && WHOLE.test(value)
  const plain = isDecimalText(value) ? value.replace('.', decimalSign) : value
  const shown = isFormatted && format !== undefined ? format(value) : plain
  useFit(input, shown)
  const isAllSelected = useRef(false)
  useLayoutEffect(() => {
    // The text without separators is another one, of which the browser has nothing selected.
    if (isTyping && isAllSelected.current) input.current?.select()
  }, [isTyping])
  return (
    <input
      ref={useMergedRef(input, ref)}
      data-part="amount-input"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      placeholder="0"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={hintId}
      readOnly={isReadOnly}
      value={shown}
      onChange={(event) => onAmount?.(readAmount(event.currentTarget.value, decimalSign))}
      onFocus={(event) => {
        const { selectionStart, selectionEnd, value: text } = event.currentTarget
        isAllSelected.current = selectionStart === 0 && selectionEnd === text.length
        setIsTyping(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setIsTyping(false)
        onBlur?.(event)
      }}
      {...rest}
      css={amountInputStyles}
    />
  )
})

/** A large figure to type, smaller when it is long. Amounts are read left to right everywhere. */
function amountInputStyles({ color, type, u }: Theme): CSSObject {
  return {
    ...type.amount,
    flex: '1 1 auto',
    width: '100%',
    minWidth: 0,
    color: color.text,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textOverflow: 'ellipsis',
    // As high at every size, so that nothing below moves.
    height: u(3.6),
    '&[data-fit="1"]': type.lead,
    '&[data-fit="2"]': type.heading,
    // A site may choose a small base.
    '@media (any-pointer:coarse)': {
      fontSize: `max(${LEAST_FIELD_PX}px,${u(2.8)})`,
      '&[data-fit="1"]': { fontSize: `max(${LEAST_FIELD_PX}px,${u(2.2)})` },
      '&[data-fit="2"]': { fontSize: `max(${LEAST_FIELD_PX}px,${u(1.8)})` },
    },
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&:focus-visible': { outline: '2px solid transparent' },
    '[dir=rtl] &': { textAlign: 'end' },
    '&:read-only': { cursor: 'default' },
  }
}
