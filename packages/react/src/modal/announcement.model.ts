import type { Snapshot } from '@latchkey/core'
import type { Wording } from '../messages/create-wording.ts'
import { networkDetails } from '../models/network-details.ts'
import { switchFailure } from '../partials/switch-failure.ts'

type Shown = Pick<Snapshot, 'auth' | 'connect' | 'switchNetwork' | 'network' | 'router'>

/**
 * Returns the text that screen readers announce while something changes by itself.
 *
 * @returns An empty text when there is nothing to announce.
 */
export function announcement(snapshot: Shown, text: Wording): string {
  const view = snapshot.router.history.at(-1)?.view
  if (view === 'ConnectingExternal') return connecting(snapshot, text)
  const isLoggedIn = snapshot.auth?.email.current.step === 'connected'
  if (view === 'EmailVerifyOtp' && isLoggedIn) return text.get('connecting.connected.title')
  return view === 'SwitchNetwork' ? switching(snapshot, text) : ''
}

function connecting({ connect }: Shown, text: Wording): string {
  const { current } = connect
  if (current.step === 'idle') return ''
  if (current.step === 'failed') return text.failure(current.error)
  return current.step === 'connected'
    ? text.get('connecting.connected.title')
    : text.get('connecting.waiting.title', { wallet: current.wallet.name })
}

function switching(snapshot: Shown, text: Wording): string {
  const { current } = snapshot.switchNetwork
  if (current.step === 'idle') return ''
  if (current.step === 'failed') return switchFailure(current.error, text)
  const network = networkDetails(current.to, snapshot, text).name
  return current.step === 'done'
    ? text.get('switch.done.title', { network })
    : text.get('switch.waiting.said', { network })
}
