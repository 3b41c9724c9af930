import type { FarBase } from '../compose/base.ts'
import type { EmailLoginStep, ViewName } from '../store/root-state.ts'
import type { Logins } from './logins.ts'

/** Views that a login may begin in. */
const BEGINNINGS: readonly ViewName[] = ['Connect']
const PROOFS: readonly ViewName[] = ['EmailVerifyOtp', 'EmailVerifyDevice']
const WAITING: readonly ViewName[] = [...BEGINNINGS, ...PROOFS]
const CHANGES: readonly ViewName[] = [
  'EmailUpdate',
  'EmailUpdatePrimaryOtp',
  'EmailUpdateSecondaryOtp',
]

/**
 * Lets go of logins that nobody waits for any more: their views are neither in front nor behind one
 * that was opened from them.
 *
 * @param farcasterLeft - Told when a login by Farcaster was left that the frame still waits for.
 */
export function letGo(base: FarBase, logins: Logins, farcasterLeft: () => void): void {
  const { modal, router } = base.store.state
  const isThere = (views: readonly ViewName[]): boolean =>
    modal.isOpen && router.history.some(({ view }) => views.includes(view))

  const email = logins.email.state()
  // A mail that is being sent must not come before what was chosen since.
  const isAway = email.step === 'sending' && !WAITING.includes(base.looks.route().view)
  if (isAway || !isThere(viewsOf(email))) logins.email.send({ type: 'left' })
  if (!isThere(CHANGES)) logins.emailChange.send({ type: 'left' })
  if (!isThere(['ConnectingSocial'])) logins.social.send({ type: 'left' })
  const { step } = logins.farcaster.state()
  if (step === 'idle' || isThere(['ConnectingFarcaster'])) return
  logins.farcaster.send({ type: 'left' })
  if (step === 'preparing' || step === 'showingCode') farcasterLeft()
}

function viewsOf({ step }: EmailLoginStep): readonly ViewName[] {
  const isProving = step === 'awaitingDevice' || step === 'awaitingCode' || step === 'checkingCode'
  return isProving ? PROOFS : WAITING
}
