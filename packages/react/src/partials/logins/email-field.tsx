import { mailIcon, SendField, Spinner } from '@latchkey/ui'
import { type ReactElement, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { blockedProps } from '../legal/blocked.ts'
import { emailFieldModel } from './email-field.model.ts'

/** No request was sent yet. */
const IDLE = { step: 'idle' } as const

/** From this many characters on an address can be sent, and what the login needs is loaded. */
const PREPARED_LENGTH = 4

/** Logging in by e-mail begins here. */
export function EmailField({ isBlocked }: { readonly isBlocked: boolean }): ReactElement {
  const { core, text } = useModalContext()
  const step = useSnapshot(({ auth }) => auth?.email.current) ?? IDLE
  // Coming back shows what was typed.
  const [typed, setTyped] = useState('email' in step ? step.email : '')
  const isSelected = useRef(false)
  // The field may have the focus from the beginning: only a visitor who points at it or types chose it.
  const select = (): void => {
    if (!isSelected.current) core.actions.auth.selectEmail()
    isSelected.current = true
  }
  const isPrepared = useRef(false)
  const prepare = (text: string): void => {
    if (isPrepared.current || text.trim().length < PREPARED_LENGTH) return
    isPrepared.current = true
    core.actions.auth.prepare()
  }
  return (
    <SendField
      {...emailFieldModel(step, typed, text)}
      label={text.get('logins.email')}
      sendLabel={text.get('logins.email.send')}
      icon={mailIcon}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      disabled={isBlocked}
      aria-description={blockedProps(isBlocked, text)['aria-description']}
      busy={<Spinner />}
      data-testid="connect-email"
      value={typed}
      onPointerDown={select}
      onBlur={() => {
        isSelected.current = false
      }}
      onText={(text) => {
        select()
        prepare(text)
        setTyped(text)
      }}
      onSend={(email) => core.actions.auth.submitEmail(email)}
    />
  )
}
