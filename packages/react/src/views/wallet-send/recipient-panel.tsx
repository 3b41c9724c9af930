/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Address,
  Avatar,
  checkIcon,
  Hint,
  Panel,
  Spinner,
  Stack,
  Text,
  TextButton,
} from '@latchkey/ui'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSend } from '../../context/use-modules.ts'
import { MovedName } from './moved-name.tsx'
import type { SendModel } from './wallet-send.model.ts'

interface PanelProps {
  readonly model: SendModel
}

/** To whom: a field, and in its place the full address once it is known. */
export function RecipientPanel({ model }: PanelProps): ReactElement {
  const { text } = useModalContext()
  const [isTyping, setTyping] = useState(false)
  const [wasChosen, setWasChosen] = useState(false)
  const hintId = useId()
  const isInvalid = model.addressError !== undefined
  const isShown = model.address !== undefined && !isTyping
  return (
    <Stack gap={0}>
      <Panel isEditable isInvalid={isInvalid && !isTyping} data-testid="send-to">
        <Stack gap={2}>
          <span css={headStyles}>
            <Text as="span" variant="small">
              {text.get('send.to')}
            </Text>
            {model.address !== undefined && (
              <span css={() => placeStyles(isShown)}>
                <Change isFocused={wasChosen} change={() => setTyping(true)} />
              </span>
            )}
          </span>
          <div css={cellStyles}>
            {model.address !== undefined && (
              <span css={() => placeStyles(isShown)}>
                <Chosen
                  address={model.address}
                  name={model.isName ? model.recipientText : undefined}
                />
              </span>
            )}
            {!isShown && (
              <Field
                model={model}
                hintId={isInvalid ? hintId : undefined}
                isFocused={isTyping}
                onTyping={setTyping}
                onPasted={() => {
                  setTyping(false)
                  setWasChosen(true)
                }}
              />
            )}
          </div>
        </Stack>
      </Panel>
      {isInvalid && !model.isChecking && (
        <Hint id={hintId} isError data-testid="send-address-error">
          {model.addressError}
        </Hint>
      )}
      {model.ofEthereum !== undefined && (
        <Hint role="status" data-testid="send-of-ethereum">
          {model.ofEthereum}
        </Hint>
      )}
      {model.moved && <MovedName moved={model.moved} />}
      {model.paid !== undefined && (
        <Hint icon={checkIcon} data-testid="send-paid">
          {model.paid}
        </Hint>
      )}
    </Stack>
  )
}

interface FieldProps {
  readonly model: SendModel
  readonly hintId: string | undefined
  /** The visitor wants to change what is there. */
  readonly isFocused: boolean
  onTyping(isTyping: boolean): void
  /** Called when a recipient was pasted. */
  onPasted(): void
}

function Field({ model, hintId, isFocused, onTyping, onPasted }: FieldProps): ReactElement {
  const { text } = useModalContext()
  const send = useSend()
  const input = useRef<HTMLInputElement>(null)
  const isPasted = useRef(false)
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
        aria-invalid={hintId !== undefined || undefined}
        aria-describedby={hintId}
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
  )
}

interface ChangeProps {
  /** The field was below it, and had the focus. */
  readonly isFocused: boolean
  change(): void
}

function Change({ isFocused, change }: ChangeProps): ReactElement {
  const { text } = useModalContext()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])
  return (
    <TextButton
      ref={button}
      aria-label={text.get('send.changeLabel')}
      data-testid="send-change"
      onClick={change}
    >
      {text.get('send.change')}
    </TextButton>
  )
}

interface ChosenProps {
  readonly address: string
  readonly name: string | undefined
}

function Chosen({ address, name }: ChosenProps): ReactElement {
  return (
    <div css={fieldStyles}>
      <Avatar address={address} size={3.2} />
      <span css={chosenStyles}>
        {name !== undefined && (
          <Text as="span" variant="row">
            <bdi dir="ltr" translate="no">
              {name}
            </bdi>
          </Text>
        )}
        <Address address={address} data-testid="send-recipient" />
      </span>
    </div>
  )
}

function headStyles(): CSSObject {
  return { display: 'flex', alignItems: 'center', justifyContent: 'space-between' }
}

/** Field and address in one place, as high as the higher one: nothing below moves under a press. */
function cellStyles(): CSSObject {
  return { display: 'grid', '& > *': { gridArea: '1/1' } }
}

function placeStyles(isShown: boolean): CSSObject {
  return isShown ? {} : { visibility: 'hidden' }
}

function fieldStyles({ space, u }: Theme): CSSObject {
  return { display: 'flex', alignItems: 'center', gap: space[3], minHeight: u(4) }
}

function chosenStyles(): CSSObject {
  return { display: 'grid', flex: 1, minWidth: 0 }
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
