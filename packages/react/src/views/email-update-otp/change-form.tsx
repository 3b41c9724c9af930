import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { CodeForm } from '../email-code/code-form.tsx'
import { type ChangeCode, emailUpdateOtpModel } from './email-update-otp.model.ts'

/** The code to enter, and the new address of the login. */
export interface ChangeFormProps {
  readonly code: ChangeCode
  readonly newEmail: string
}

/** The form for one of the two codes that move a login to another address. */
export function ChangeForm({ code, newEmail }: ChangeFormProps): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ auth }) => ({ auth }))
  const tools = { actions: core.actions, text }
  return <CodeForm model={emailUpdateOtpModel(snapshot, { code, newEmail }, tools)} />
}
