/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Address, Avatar, checkIcon, Hint, Panel, Stack, Text, TextButton } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { MovedName } from './moved-name.tsx'
import { RecipientField } from './recipient-field.tsx'
import type { SendModel } from './wallet-send.model.ts'

interface PanelProps {
  readonly model: SendModel
}

/** To whom: a field, and in its place the full address once it is known. */
export function RecipientPanel({ model }: PanelProps): ReactElement {
  const { text } = useModalContext()
  const [isTyping, setTyping] = useState(false)
  const [wasChosen, setWasChosen] = useState(false)
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
              <span css={() => [CHANGE, placeStyles(isShown)]}>
                <Change isFocused={wasChosen} change={() => setTyping(true)} />
              </span>
            )}
          </span>
          <div css={cellStyles}>
            {model.address !== undefined && (
              <span css={() => [MIDDLE, placeStyles(isShown)]}>
                <Chosen
                  address={model.address}
                  name={model.isName ? model.recipientText : undefined}
                />
              </span>
            )}
            {!isShown && (
              <RecipientField
                model={model}
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
    <div css={recipientStyles}>
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

/** An address without a name is in the middle of their place. */
const MIDDLE: CSSObject = { display: 'grid', alignItems: 'center' }

/** A button that is higher than its line on a phone does not make the panel higher. */
const CHANGE: CSSObject = { display: 'flex', alignItems: 'center', height: 0 }

/**
 * Field and address in one place, as high as a name with its address: nothing below moves under a press, nor when
 * a name gets its address.
 */
function cellStyles({ u }: Theme): CSSObject {
  return { display: 'grid', minHeight: u(6), '& > *': { gridArea: '1/1' } }
}

function placeStyles(isShown: boolean): CSSObject {
  return isShown ? {} : { visibility: 'hidden' }
}

function recipientStyles({ space }: Theme): CSSObject {
  return { display: 'flex', alignItems: 'center', gap: space[3] }
}

function chosenStyles(): CSSObject {
  return { display: 'grid', flex: 1, minWidth: 0 }
}
