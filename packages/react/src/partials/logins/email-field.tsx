import { mailIcon, SendField, Spinner } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { emailFieldModel } from './email-field.model.ts'

/** Nobody was asked yet. */
const IDLE = { step: 'idle' } as const

/** Logging in by e-mail begins here. */
export function EmailField({ isBlocked }: { readonly isBlocked: boolean }): ReactElement {
  const { core, text } = useModalContext()
  const step = useSnapshot(({ auth }) => auth?.email.current) ?? IDLE
  // Coming back shows what was typed.
  const [typed, setTyped] = useState('email' in step ? step.email : '')
  return (
    <SendField
      {...emailFieldModel(step, typed, text)}
      label={text.say('logins.email')}
      sendLabel={text.say('logins.email.send')}
      icon={mailIcon}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      disabled={isBlocked}
      busy={<Spinner />}
      data-testid="connect-email"
      value={typed}
      onText={setTyped}
      onSend={(email) => core.actions.auth.submitEmail(email)}
    />
  )
}
