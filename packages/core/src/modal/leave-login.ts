import { type Reaction, reaction } from '../store/reaction.ts'
import type { ViewName } from '../store/root-state.ts'

/** Views that a login goes through. */
const LOGINS: readonly ViewName[] = [
  'EmailVerifyDevice',
  'EmailVerifyOtp',
  'ConnectingSocial',
  'ConnectingFarcaster',
]

interface Deps {
  readonly modal: { isOpen(): boolean; view(): ViewName }
  close(): void
}

/** Who got through a login, here or in another tab, is given the page back. */
export function leaveLogin({ modal, close }: Deps): Reaction {
  return reaction('sessionOpened', ({ method }) => {
    const isOurs = method === 'email' || method === 'social'
    if (modal.isOpen() && (isOurs || LOGINS.includes(modal.view()))) close()
  })
}
