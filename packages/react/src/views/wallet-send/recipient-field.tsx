/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Avatar, Hint, Spinner } from '@latchkey/ui'
import { type ReactElement, useEffect, useId, useRef } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSend } from '../../context/use-modules.ts'
import { ShortAddress } from '../../partials/short-address.tsx'
import type { SendModel } from './wallet-send.model.ts'

interface RecipientFieldProps {
  readonly model: SendModel
  /** The visitor wants to change what is there. */
  readonly isFocused: boolean
  onTyping(isTyping: boolean): void
  /** Called when a recipient was pasted. */
  onPasted(): void
}

/**
 * The field for a recipient. A line below it is kept for what becomes of what is typed: the address of a
 * name, at once, since it is what will be paid; or the fault.
 */
export function RecipientField({
  model,
  isFocused,
  onTyping,
  onPasted,
}: RecipientFieldProps): ReactElement {
  const { text } = useModalContext()
  const send = useSend()
  const input = useRef<HTMLInputElement>(null)
  const isPasted = useRef(false)
  const hintId = useId()
  const isInvalid = model.addressError !== undefined
  useEffect(() => {
    if (!isFocused) return
    input.current?.focus()
    input.current?.select()
  }, [isFocused])
  useEffect(() => {
    if (model.address === undefined || !isPasted.current) return
    isPasted.current = false
    onPasted()
  }, [model.address, onPasted])
  return (
    <div css={fieldStyles}>
      <div css={lineStyles}>
        <input
          ref={input}
          css={inputStyles}
          type="text"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-label={text.get('send.address')}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? hintId : undefined}
          placeholder={model.addressHint}
          value={model.recipientText}
          data-testid="send-address"
          onFocus={() => onTyping(true)}
          onBlur={() => onTyping(false)}
          onPaste={() => {
            isPasted.current = true
          }}
          onChange={(event) => send.enterRecipient(event.currentTarget.value)}
        />
        {model.isChecking && <Spinner />}
      </div>
      <div css={slotStyles}>
        {model.isName && model.address !== undefined && (
          <span css={resolvedStyles} data-testid="send-resolved">
            <Avatar address={model.address} size={2} />
            <ShortAddress address={model.address} />
          </span>
        )}
        {isInvalid && (
          <Hint id={hintId} isError css={hintStyles} data-testid="send-address-error">
            {model.addressError}
          </Hint>
        )}
      </div>
    </div>
  )
}

function fieldStyles({ u }: Theme): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'start',
    gap: u(0.6),
  }
}

function lineStyles({ space, u }: Theme): CSSObject {
  return { display: 'flex', alignItems: 'center', gap: space[3], minHeight: u(2.8) }
}

/** As high with or without its line. */
function slotStyles({ u }: Theme): CSSObject {
  return { minHeight: u(2.4) }
}

function resolvedStyles({ color, space, type, u }: Theme): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: u(2.4),
    color: color['text-2'],
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}

function hintStyles({ u }: Theme): CSSObject {
  return { marginBlockStart: u(0.2) }
}

/** The panel around it shows the focus. */
function inputStyles({ color, type }: Theme): CSSObject {
  return {
    ...type.field,
    flex: 1,
    width: '100%',
    minWidth: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.text,
    textOverflow: 'ellipsis',
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&:focus-visible': { outline: '2px solid transparent' },
    '[dir=rtl] &': { textAlign: 'end' },
  }
}
