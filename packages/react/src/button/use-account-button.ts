import type { BalanceState } from '@latchkey/core'
import type { Namespace } from '@latchkey/core/contract'
import { type InstanceChoice, useInstance } from '../binding/latchkey-context.ts'
import { useReading } from '../binding/use-reading.ts'
import { shortAddress } from '../format/address.ts'
import { formatBalanceWithSymbol } from '../format/balance.ts'
import { shortName } from '../format/name.ts'
import { enButtons } from '../messages/en/buttons.ts'
import { fillIn } from '../messages/fill-in.ts'
import { useMessage } from './use-message.ts'

/** Everything an account button shows and does. */
export interface AccountButtonState {
  readonly isConnected: boolean
  readonly address: string | undefined
  /** A name that belongs to the address, else that of a login, else the short address. */
  readonly displayName: string
  readonly avatar: string | undefined
  /** As it is shown, "1.284 ETH"; undefined while it is not known, and when it is hidden. */
  readonly balance: string | undefined
  readonly accessibleName: string
  open(): Promise<void>
  /** For hover and focus: fetches what opening needs. */
  prepare(): Promise<void>
}

/** What decides about an account button. */
export interface AccountButtonChoice extends InstanceChoice {
  readonly namespace?: Namespace | undefined
  /** Default: 'show'. */
  readonly balance?: 'show' | 'hide' | undefined
  /** Digits of the address that are shown, 4 and 6 by default. */
  readonly charsStart?: number | undefined
  readonly charsEnd?: number | undefined
}

/** The state of an account button, for one of ours or one of a site's own. */
export function useAccountButton(choice: AccountButtonChoice): AccountButtonState {
  const { namespace, charsStart = 4, charsEnd = 6 } = choice
  const latchkey = useInstance('AccountButton', choice)
  const account = useReading(latchkey, (each) => each.account(namespace))
  const { address, isConnected } = account
  const profile = useReading(latchkey, (readings) => readings.profile(namespace))
  const locale = useReading(latchkey, (readings) => readings.locale())
  const message = useMessage(latchkey, 'button.account', enButtons)
  const short = shortAddress(address ?? '', { start: charsStart, end: charsEnd })
  const name = profile.name ?? account.embeddedWalletInfo?.user.username
  const displayName = name === undefined ? short : shortName(name)
  const isShown = choice.balance !== 'hide'
  const balance = isShown ? balanceText(profile.balance, locale) : undefined
  // The accessible name has the order of the visible text, which voice control needs.
  const seen = balance === undefined ? displayName : `${balance}, ${displayName}`
  return {
    isConnected,
    address,
    displayName,
    avatar: profile.avatar,
    balance,
    accessibleName: fillIn(message, { account: seen }),
    open: () => latchkey.open({ namespace }),
    prepare: latchkey.prepare,
  }
}

function balanceText(balance: BalanceState | undefined, locale: string): string | undefined {
  if (balance === undefined || balance.status === 'unavailable') return undefined
  const { amountText, symbol } = balance
  return amountText && formatBalanceWithSymbol({ amountText, symbol }, locale)
}
